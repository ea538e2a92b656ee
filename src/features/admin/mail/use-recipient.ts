import { useMutationState } from '@tanstack/react-query';
import { adminMail } from '@/content/en/admin-mail';
import type { Recipient } from './mail-queries';
import { changeRow, useCommand } from '../ui/use-command';

const { recipients: texts } = adminMail;

/** Returns a recipient's choices, which `change` stores at once; a toast reports only failures. */
export function useRecipient(stored: Recipient) {
  const mutationKey = ['mail_recipients', stored.id];
  const { run } = useCommand({
    mutationKey,
    // One after the other, as each may change the same column.
    scope: { id: mutationKey.join(' ') },
    run: (changes: Partial<Recipient>) => changeRow('mail_recipients', stored.id, changes),
    changes: ['mail_recipients'],
    failed: texts.notSaved,
  });
  // Shown optimistically until stored or refused.
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Partial<Recipient>,
  });
  return {
    recipient: Object.assign({}, stored, ...pending) as Recipient,
    change: (changes: Partial<Recipient>) => void run(changes),
  };
}
