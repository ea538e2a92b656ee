import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';

/** Reads the domain of the addresses to which senders answer; null while answers do not come here. */
export const replyDomainQuery = queryOptions({
  queryKey: ['reply_domain'],
  queryFn: async ({ signal }): Promise<string | null> =>
    dataOf(await staff().rpc('reply_domain').abortSignal(signal)),
  staleTime: 300_000,
});
