import { queryOptions } from '@tanstack/react-query';
import type { adminErrors } from '@/content/en/admin-errors';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../record/record-queries';

export type ClientError = Database['public']['Tables']['client_errors']['Row'] & {
  kind: keyof typeof adminErrors.kinds;
};

export const errorsKey = ['client_errors'] as const;

/** All of them, the one seen last first: the database keeps no more than five hundred. */
export const errorsQuery = queryOptions({
  queryKey: [...errorsKey, 'all'],
  queryFn: async ({ signal }) => {
    const request = staff().db.from('client_errors').select();
    const answer = await request
      .order('last_seen_at', { ascending: false })
      .order('id')
      .abortSignal(signal)
      .overrideTypes<ClientError[], { merge: false }>();
    return dataOf(answer) ?? [];
  },
});

export const errorCountQuery = queryOptions({
  queryKey: [...errorsKey, 'count'],
  queryFn: async ({ signal }) => {
    const request = staff().db.from('client_errors').select('id', { count: 'exact', head: true });
    const { count, status, error } = await request.abortSignal(signal);
    dataOf({ data: null, status, error });
    if (count === null || Number.isNaN(count)) throw new RequestError('no exact count', status);
    return count;
  },
  refetchInterval: refreshMs,
});

/** @returns false where it was gone already. */
export async function removeError(id: string): Promise<boolean> {
  const request = staff().db.from('client_errors').delete().eq('id', id).select('id');
  return (dataOf(await request) ?? []).length === 1;
}
