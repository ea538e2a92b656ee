import { adminMail } from '@/content/en/admin-mail';
import type { Database } from '@/lib/database.types';

export type MailKind = keyof typeof adminMail.kinds;
export type MailState = keyof typeof adminMail.states;
export type Mode = keyof typeof adminMail.modes;
/** Why a mail was skipped; a failed one has its server's own words in the same column. */
export type Reason = keyof typeof adminMail.reasons;

export const throttled: Reason = 'limit of all mailboxes';

type Stored = Database['public']['Tables']['mails']['Row'];

export type Mail = Pick<
  Stored,
  | 'id'
  | 'table_name'
  | 'record_id'
  | 'recipient_id'
  | 'attempts'
  | 'reason'
  | 'due_at'
  | 'created_at'
> & { kind: MailKind; state: MailState };

/** Why a mail was not sent, as a sentence. */
export function reasonOf({ reason }: Pick<Mail, 'reason'>): string {
  if (!reason) return adminMail.noReason;
  return Object.hasOwn(adminMail.reasons, reason)
    ? adminMail.reasons[reason as Reason]
    : adminMail.said(reason);
}

/** Whether retry_mail() takes it. */
export function canRetry({ state, reason }: Mail): boolean {
  return state === 'failed' || isThrottled({ state, reason });
}

export function isThrottled({ state, reason }: Pick<Mail, 'state' | 'reason'>): boolean {
  return state === 'skipped' && reason === throttled;
}
