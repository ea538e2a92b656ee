import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { controlClasses, FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import { normalizeEmail } from '@/lib/email-address';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { isolated } from '../ui/direction';
import { ToolButton } from '../ui/tool-button';
import type { Recipient } from './mail-queries';

const { mailbox: texts } = adminMail;

export function AddMailbox({ recipients }: { recipients: readonly Recipient[] }) {
  const client = useQueryClient();
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const { mutate, isPending } = useMutation({
    mutationFn: async (shared_address: string) =>
      dataOf(await staff().from('mail_recipients').insert({ shared_address })),
    onSuccess: (_, address) => {
      setWritten('');
      toast({ kind: 'success', title: texts.added(isolated(address)) });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
    onError: (error) => setProblem(refusalOf(error)),
    onSettled: () => {
      field.current?.focus();
      return client.invalidateQueries({ queryKey: ['mail_recipients'] });
    },
  });

  function submit() {
    if (isPending) return;
    const address = normalizeEmail(written).toLowerCase();
    const found = problemOf(address, recipients);
    setProblem(found);
    if (found) field.current?.focus();
    else mutate(address);
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-1.5 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {texts.label}
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
        <ToolButton type="submit" aria-disabled={isPending || undefined}>
          {isPending ? texts.busy : texts.add}
        </ToolButton>
      </div>
      <p id={`${id}-hint`} className="text-quiet">
        {texts.hint}
      </p>
      <FieldError id={`${id}-problem`} message={problem} />
    </form>
  );
}

function problemOf(address: string, recipients: readonly Recipient[]): string | undefined {
  if (!address) return texts.missing;
  const isListed = recipients.some((one) => one.address.toLowerCase() === address);
  return isListed ? texts.twice : undefined;
}

function refusalOf(error: Error): string {
  if (error instanceof RequestError && error.code === '23505') return texts.twice;
  // The embedded backend returns no error code for it.
  if (error.message.includes('mail_recipients_shared_address_format')) return texts.invalid;
  return texts.addFailed;
}
