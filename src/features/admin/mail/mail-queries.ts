import { queryOptions } from '@tanstack/react-query';
import type { adminMail } from '@/content/en/admin-mail';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { MailCounts } from '../ui/mail-state';
import { dateOf } from '../ui/timestamps';
import { counted, newestFirst } from '../ui/newest-first';

const minuteMs = 60_000;
const lateMs = 15 * minuteMs;

/** Interval at which the header checks whether mail is in trouble. */
export const signMs = 3 * minuteMs;

/**
 * Returns how long the oldest mail has been waiting, in milliseconds, and whether that is longer than a
 * running mailer would take.
 * @param askedAt when the counts were read, in milliseconds
 */
export function healthOf({ oldest_at, failed }: MailCounts, askedAt: number) {
  const waitingMs = oldest_at ? Math.max(0, askedAt - dateOf(oldest_at).getTime()) : 0;
  const isLate = waitingMs > lateMs;
  return { waitingMs, isLate, needsAttention: isLate || failed > 0 };
}

/** Reads whether a mail was sent after `moment`, which proves that the mailer runs. */
export function sentSinceQuery(moment: string) {
  return queryOptions({
    queryKey: ['mails', 'sent-since', moment],
    queryFn: async ({ signal }) => {
      const request = staff().from('mails').select('id').eq('state', 'sent');
      const rows = dataOf(await request.gt('done_at', moment).limit(1).abortSignal(signal));
      return (rows ?? []).length > 0;
    },
  });
}

/** Reasons for skipping a mail; for a failed mail, the same column holds the server's message. */
type Reason = keyof typeof adminMail.reasons;

export const throttled: Reason = 'limit of all mailboxes';

const columns = [
  'id',
  'kind',
  'table_name',
  'record_id',
  'recipient_id',
  'state',
  'attempts',
  'reason',
  'due_at',
  'done_at',
  'created_at',
] as const;

export interface Mail extends Pick<
  Database['public']['Tables']['mails']['Row'],
  (typeof columns)[number]
> {
  kind: keyof typeof adminMail.kinds;
  state: keyof typeof adminMail.states;
}

/** Reads mails that failed or were throttled; with `all`, also waiting and deliberately skipped ones. */
export function unsentQuery(all: boolean) {
  const request = () => counted('mails', columns.join(','));
  const held = `and(state.eq.skipped,reason.eq."${throttled}")`;
  return all
    ? newestFirst<Mail>(['mails', 'unsent', all], () =>
        request().in('state', ['failed', 'skipped', 'waiting']),
      )
    : newestFirst<Mail>(['mails', 'unsent', all], request, `state.eq.failed,${held}`);
}

export interface Recipient {
  id: string;
  address: string;
  shared: boolean;
  own: boolean;
  table_names: string[];
  mode: keyof typeof adminMail.modes;
  /** Gets the figures of the week. */
  weekly: boolean;
  /** Gets the text of answers. */
  with_text: boolean;
  /** Null for a shared mailbox, as are the tables that the role includes. */
  role: string | null;
  role_tables: string[] | null;
}

/** A recipient's choice of mails; `table_names` are the kinds of submissions. */
export type Choice = Pick<Recipient, 'table_names' | 'mode' | 'weekly' | 'with_text'>;

/** The recipients of mail about submissions. */
export const recipientsQuery = queryOptions({
  queryKey: ['mail_recipients'],
  queryFn: async ({ signal }): Promise<Recipient[]> => {
    const request = staff().from('recipients').select('*');
    const answer = await request.order('shared').order('address').abortSignal(signal);
    return (dataOf(answer) ?? []) as Recipient[];
  },
});
