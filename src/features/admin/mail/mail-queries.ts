import { queryOptions } from '@tanstack/react-query';
import type { adminMail } from '@/content/en/admin-mail';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { MailState } from '../ui/mail-state';
import { dateOf } from '../ui/timestamps';
import { refreshMs } from '../ui/refresh';

/** Longer than a mailer takes that runs. */
const lateMs = 15 * 60_000;

/** Returns how long the oldest mail had been waiting when the counts were read, and whether somebody must act. */
export function mailHealthOf({ oldest_at, failed }: MailState, readAtMs: number) {
  const waitingMs = oldest_at ? Math.max(0, readAtMs - dateOf(oldest_at).getTime()) : 0;
  const isLate = waitingMs > lateMs;
  return { waitingMs, isLate, needsAttention: isLate || failed > 0 };
}

/** Reasons for skipping a mail; for a failed mail, the same column holds the server's message. */
type Reason = keyof typeof adminMail.reasons;

const throttledReason: Reason = 'limit of all mailboxes';

const columns =
  'id,kind,table_name,record_id,recipient_id,state,attempts,reason,done_at,created_at';

type MailRow = Database['public']['Tables']['mails']['Row'];

export interface UnsentMail extends MailRow {
  kind: keyof typeof adminMail.kinds;
  state: keyof typeof adminMail.states;
}

/** Reads mails that failed or were throttled, the newest hundred. */
export const unsentMailsQuery = queryOptions({
  queryKey: ['mails', 'unsent'],
  queryFn: async ({ signal }): Promise<UnsentMail[]> => {
    const request = staff()
      .from('mails')
      .select(columns)
      .or(`state.eq.failed,and(state.eq.skipped,reason.eq."${throttledReason}")`)
      .order('created_at', { ascending: false })
      .limit(100)
      .abortSignal(signal);
    return dataOf(await request.overrideTypes<UnsentMail[], { merge: false }>()) ?? [];
  },
  refetchInterval: refreshMs,
});

type RecipientRow = Database['public']['Views']['recipients']['Row'];

/** A colleague or a shared mailbox, which has no role; `own` is the reader. */
export interface Recipient extends RecipientRow {
  address: string;
  shared: boolean;
  own: boolean;
  mode: keyof typeof adminMail.modes;
}

export const recipientsQuery = queryOptions({
  queryKey: ['mail_recipients'],
  queryFn: async ({ signal }): Promise<Recipient[]> => {
    const request = staff().from('recipients').select('*').order('shared').order('address');
    return (dataOf(await request.abortSignal(signal)) ?? []) as Recipient[];
  },
});
