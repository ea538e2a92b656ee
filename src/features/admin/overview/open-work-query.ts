import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../ui/refresh';

/** Counts what is to do in each list, in one request. */
export const openWorkQuery = queryOptions({
  queryKey: ['open_work'],
  queryFn: async ({ signal }) => dataOf(await staff().rpc('open_work').abortSignal(signal)) ?? [],
  refetchInterval: refreshMs,
});

type Counts = Database['public']['Functions']['open_work']['Returns'][number];

/** Returns a count of all kinds together. */
export const sumOf = (
  rows: readonly Counts[] | undefined,
  count: Exclude<keyof Counts, 'table_name'>,
): number => (rows ?? []).reduce((sum, row) => sum + row[count], 0);
