import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { useStaffQuery } from './staff-query';
import { dayIn, readerZone } from './timestamps';

type MailStateRow = Database['public']['Functions']['mail_state']['Returns'][number];
type Nullable = 'oldest_at' | 'reason' | 'reason_at' | 'reply_domain';
/** Mails waiting, failed and sent within a day, why the last one was not sent, and how mail is set up. */
export type MailState = Omit<MailStateRow, Nullable> & { [Name in Nullable]: string | null };

export const mailStateQuery = queryOptions({
  queryKey: ['mails', 'state'],
  queryFn: async ({ signal }): Promise<MailState> => {
    const response = await staff().rpc('mail_state').abortSignal(signal);
    const [state] = dataOf(response) ?? [];
    if (!state) throw new RequestError('no state of mail', response.status);
    return state;
  },
});

/** Returns the company's time zone; the reader's until it is known. */
export function useCompanyZone(): string {
  const { data } = useStaffQuery(mailStateQuery);
  return data?.time_zone ?? readerZone();
}

/** Returns today, as `2026-12-04`, in the company's time zone, in which follow-ups are due. */
export const useCompanyToday = () => dayIn(useCompanyZone());

/** Reads the domain of the addresses to which senders answer; null while answers do not come here. */
export const replyDomainQuery = {
  ...mailStateQuery,
  select: ({ reply_domain }: MailState) => reply_domain,
};
