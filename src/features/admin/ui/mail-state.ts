import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { useStaffQuery } from './staff-query';
import { dayIn, ownZone } from './timestamps';

type Answer = Database['public']['Functions']['mail_state']['Returns'][number];
type Nullable = 'oldest_at' | 'reason' | 'reason_at' | 'reply_domain';
/** Numbers of mails waiting, failed and sent within a day, and why the last one was not sent. */
export type MailCounts = Omit<Answer, Nullable> & { [name in Nullable]: string | null };

export const mailStateQuery = queryOptions({
  queryKey: ['mails', 'state'],
  queryFn: async ({ signal }): Promise<MailCounts> => {
    const answer = await staff().rpc('mail_state').abortSignal(signal);
    const [counts] = dataOf(answer) ?? [];
    if (!counts) throw new RequestError('no state of mail', answer.status);
    return counts;
  },
});

/** Returns the company's time zone; the reader's until it is known. */
export function useCompanyZone(): string {
  const { data } = useStaffQuery(mailStateQuery);
  return data?.time_zone ?? ownZone();
}

/** Returns today in the company's time zone, in which follow-ups are due. */
export const useCompanyToday = () => dayIn(useCompanyZone());

/** Reads the domain of the addresses to which senders answer; null while answers do not come here. */
export const replyDomainQuery = {
  ...mailStateQuery,
  select: ({ reply_domain }: MailCounts) => reply_domain,
};
