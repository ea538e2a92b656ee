import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode } from 'react';
import { controlClasses, FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { cx } from '@/lib/cx';
import { normalizeEmail } from '@/lib/email-address';
import { isolated } from './direction';
import { ToolButton } from './tool-button';

interface AddressFormProps {
  texts: {
    label: string;
    submit: string;
    busy: string;
    missing: string;
    done: (address: string) => string;
  };
  hint: string;
  /** The id of the heading that names the form. */
  labelledBy?: string;
  /** Why an address cannot be added, if that is known without the server. */
  problemOf?: (address: string) => string | undefined;
  add: (address: string) => Promise<unknown>;
  refusalOf: (error: Error) => string;
  /** Further controls, before the button. */
  children?: ReactNode;
}

/** Adds an email address to what staff manage. */
export function AddressForm({
  texts,
  hint,
  labelledBy,
  problemOf,
  add,
  refusalOf,
  children,
}: AddressFormProps) {
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: add,
    onSuccess: (_, address) => {
      setWritten('');
      toast({ kind: 'success', title: texts.done(isolated(address)) });
    },
    onError: (error) => setProblem(refusalOf(error)),
    onSettled: () => field.current?.focus(),
  });

  function submit() {
    if (isPending) return;
    const address = normalizeEmail(written).toLowerCase();
    const found = address ? problemOf?.(address) : texts.missing;
    setProblem(found);
    if (found) field.current?.focus();
    else mutate(address);
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      className="flex flex-col gap-1.5"
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
        {children}
        <ToolButton type="submit" inactive={isPending}>
          {isPending ? texts.busy : texts.submit}
        </ToolButton>
      </div>
      <FieldError id={`${id}-problem`} message={problem} />
      <p id={`${id}-hint`} className="text-quiet">
        {hint}
      </p>
    </form>
  );
}
