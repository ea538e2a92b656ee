import { useMutationState } from '@tanstack/react-query';
import { adminMail } from '@/content/en/admin-mail';
import { changeRow, useCommand } from '../ui/use-command';
import type { Choice, Recipient } from './mail-queries';

const { recipients: texts } = adminMail;

/**
 * A recipient's choice, with each change stored in order. Pending changes are shown on top of the stored
 * state, so that a failed one reverts.
 */
export function useRecipient(stored: Recipient) {
  const { id } = stored;
  const mutationKey = ['mail_recipients', id];
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Partial<Choice>,
  });

  const { run, status } = useCommand({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    run: (change: Partial<Choice>) => changeRow('mail_recipients', id, change),
    changes: ['mail_recipients'],
    failed: texts.notSaved,
    quiet: true,
  });

  const recipient: Recipient = Object.assign({}, stored, ...pending);
  return {
    recipient,
    change: (change: Partial<Choice>) => void run(change),
    said: <Said status={status} />,
  };
}

const said = {
  idle: ['', ''],
  pending: [texts.saving, 'text-quiet'],
  success: [texts.saved, 'text-good'],
  error: [texts.notSaved, 'font-semibold text-bad'],
} as const;

function Said({ status }: { status: keyof typeof said }) {
  const [words, className] = said[status];
  return <output className={`me-auto ${className}`}>{words}</output>;
}
