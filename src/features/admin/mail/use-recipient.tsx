import { useMutationState } from '@tanstack/react-query';
import { adminMail } from '@/content/en/admin-mail';
import { cx } from '@/lib/cx';
import type { Recipient } from './mail-queries';
import { changeRow, useCommand } from '../ui/use-command';

const { recipients: texts } = adminMail;

/** Returns a recipient's choices, which `change` stores immediately, and a message about the last change. */
export function useRecipient(stored: Recipient) {
  const mutationKey = ['mail_recipients', stored.id];
  const { run, status } = useCommand({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    run: (wanted: Partial<Recipient>) => changeRow('mail_recipients', stored.id, wanted),
    changes: ['mail_recipients'],
    failed: texts.notSaved,
    quiet: true,
  });
  // Shown optimistically until stored or refused.
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Partial<Recipient>,
  });
  return {
    recipient: Object.assign({}, stored, ...pending) as Recipient,
    change: (wanted: Partial<Recipient>) => void run(wanted),
    message: (
      <output className={cx('me-auto', status === 'error' && 'font-semibold text-bad')}>
        {messages[status]}
      </output>
    ),
  };
}

const messages = { idle: '', pending: texts.saving, success: texts.saved, error: texts.notSaved };
