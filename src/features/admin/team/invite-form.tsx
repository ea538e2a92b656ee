import { useId, useRef, useState } from 'react';
import { controlClasses, FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { adminTeam } from '@/content/en/admin-team';
import { cx } from '@/lib/cx';
import { normalizeEmail } from '@/lib/email-address';
import { RequestError } from '@/lib/supabase/request-error';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';
import { RoleField } from './role-select';
import { invite, useTeamChange, type Role } from './team-queries';

const { invite: texts, includes, role: roleLabel } = adminTeam;

export function InviteForm() {
  const [written, setWritten] = useState('');
  const [role, setRole] = useState<Role>('sales');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { mutate, isPending } = useTeamChange(invite, {
    onSuccess: ({ email }) => {
      setWritten('');
      toast({ kind: 'success', title: texts.done(isolated(email)) });
      field.current?.focus();
    },
    onError: (error) => {
      setProblem(problemOf(error));
      field.current?.focus();
    },
  });

  function submit() {
    if (isPending) return;
    const email = normalizeEmail(written);
    setProblem(email ? undefined : texts.missing);
    if (email) mutate({ email, role });
    else field.current?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-1.5 border-t border-hairline py-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 id={`${id}-title`} className="text-[1rem] font-bold tracking-tight">
        {texts.title}
      </h3>
      <label htmlFor={id} className="font-semibold">
        {texts.email}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={written}
          readOnly={isPending}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={cx(`${id}-hint`, problem && `${id}-problem`)}
          onChange={(event) => {
            setWritten(event.target.value);
            setProblem(undefined);
          }}
          className={cx(
            controlClasses,
            'min-h-11! max-w-md min-w-0 grow basis-60 py-1.5! md:min-h-9!',
          )}
        />
        <div className="w-44">
          <RoleField label={roleLabel} value={role} onChange={setRole} />
        </div>
        <ToolButton type="submit" aria-disabled={isPending || undefined}>
          {isPending ? texts.busy : texts.submit}
        </ToolButton>
      </div>
      <FieldError id={`${id}-problem`} message={problem} />
      <p id={`${id}-hint`} className="text-quiet">
        {includes[role]}. {texts.hint}
      </p>
    </form>
  );
}

function problemOf(error: Error): string {
  const status = error instanceof RequestError ? error.status : 0;
  return status === 409 ? texts.already : status === 400 ? texts.invalid : texts.failed;
}
