import { useState } from 'react';
import { isolated } from './direction';
import { QuestionControl } from './question';
import { ToolButton } from './tool-button';
import { useCommand } from './use-command';
import { normalizeEmail } from '@/lib/email-address';

interface AddressFormProps {
  texts: {
    label: string;
    submit: string;
    busy: string;
    missing: string;
    done: (address: string) => string;
  };
  hint: string;
  /** Why an address cannot be taken, if that is known without the server. */
  problemOf?: (address: string) => string | undefined;
  add: (address: string) => Promise<unknown>;
  refusalOf: (error: Error) => string;
}

/** Asks for an email address in a dialog of its own. */
export function AddressForm({ texts, hint, problemOf, add, refusalOf }: AddressFormProps) {
  const [problem, setProblem] = useState<string>();
  const field = { ...addressField(texts, problemOf), hint };
  const { run, isPending } = useCommand({
    run: add,
    changes: [],
    done: (_, address) => texts.done(isolated(address)),
    failed: refusalOf,
    quiet: true,
  });

  async function submit(form: HTMLFormElement) {
    const written = String(new FormData(form).get('address'));
    const refused = field.problemOf(written) ?? (await run(addressOf(written)));
    setProblem(refused);
    if (refused) form.querySelector('input')?.focus();
  }

  return (
    <form
      method="post"
      noValidate
      className="grid justify-items-start gap-2 *:first:w-full [&_p]:text-tool"
      onChange={() => setProblem(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit(event.currentTarget);
      }}
    >
      <QuestionControl
        name="address"
        field={field}
        current=""
        error={problem}
        readOnly={isPending}
      />
      <ToolButton type="submit" inactive={isPending}>
        {isPending ? texts.busy : texts.submit}
      </ToolButton>
    </form>
  );
}

/**
 * The field of a question that asks for an email address.
 * @param problemOf why an address cannot be taken, if that is known without the server
 */
export function addressField(
  { label, missing }: { label: string; missing: string },
  problemOf?: (address: string) => string | undefined,
) {
  return {
    label,
    type: 'email',
    required: true,
    problemOf(written: string) {
      const address = addressOf(written);
      return address ? problemOf?.(address) : missing;
    },
  } as const;
}

export const addressOf = (written: string) => normalizeEmail(written).toLowerCase();
