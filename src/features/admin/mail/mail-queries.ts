import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { counted, newestFirst } from '../record/record-entries';
import { throttled, type Mail } from './mail-values';

const minuteMs = 60_000;

/** How often the header asks whether mail is in trouble. */
export const signMs = 3 * minuteMs;

type Answer = Database['public']['Functions']['mail_state']['Returns'][number];
/** How many mails wait, failed, were throttled, and were sent within a day. */
export type MailCounts = Omit<Answer, 'oldest_at'> & { oldest_at: string | null };

export const mailStateQuery = queryOptions({
  queryKey: ['mails', 'state'],
  queryFn: async ({ signal }): Promise<MailCounts> => {
    const answer = await staff().rpc('mail_state').abortSignal(signal);
    const [counts] = dataOf(answer) ?? [];
    if (!counts) throw new RequestError('no state of mail', answer.status);
    return counts;
  },
});

/** Whether a mail was sent after `moment`: then the mailer runs, whatever waits. */
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

const columns = 'id,kind,table_name,record_id,recipient_id,state,attempts,reason,due_at,created_at';

/** Mails that failed or were throttled; with `all` also those that wait or were skipped on purpose. */
export function unsentQuery(all: boolean) {
  const key = ['mails', 'unsent', all];
  if (!all) {
    const held = `and(state.eq.skipped,reason.eq."${throttled}")`;
    return newestFirst<Mail>(key, () => counted('mails', columns), `state.eq.failed,${held}`);
  }
  return newestFirst<Mail>(key, () =>
    counted('mails', columns).in('state', ['failed', 'skipped', 'waiting']),
  );
}

/** @returns false where the mail is none that can be retried, any more. */
export async function retryMail(id: string): Promise<boolean> {
  return dataOf(await staff().rpc('retry_mail', { id })) === true;
}
