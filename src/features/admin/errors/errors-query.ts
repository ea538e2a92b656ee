import { queryOptions } from '@tanstack/react-query';
import type { adminErrors } from '@/content/en/admin-errors';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../ui/refresh';

export type ClientError = Database['public']['Tables']['client_errors']['Row'] & {
  kind: keyof typeof adminErrors.kinds;
};

/** The hundred most recent errors, and the total. */
export const errorsQuery = queryOptions({
  queryKey: ['client_errors'],
  queryFn: async ({ signal }) => {
    const request = staff().from('client_errors').select('*', { count: 'exact' });
    const answer = await request
      .order('last_seen_at', { ascending: false })
      .limit(100)
      .abortSignal(signal)
      .overrideTypes<ClientError[], { merge: false }>();
    const errors = dataOf(answer) ?? [];
    return { errors, total: answer.count ?? errors.length };
  },
  refetchInterval: refreshMs,
});
