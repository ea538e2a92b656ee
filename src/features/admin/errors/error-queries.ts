import { queryOptions } from '@tanstack/react-query';
import type { adminErrors } from '@/content/en/admin-errors';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../record/record-queries';

export type ClientError = Database['public']['Tables']['client_errors']['Row'] & {
  kind: keyof typeof adminErrors.kinds;
};

export const errorsKey = ['client_errors'] as const;

/** The hundred seen last, and how many there are. */
export const errorsQuery = queryOptions({
  queryKey: errorsKey,
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

export async function removeError(id: string): Promise<void> {
  dataOf(await staff().from('client_errors').delete().eq('id', id));
}
