import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { lastVisit, noteVisit } from '../ui/last-visit';
import { refreshMs } from '../ui/refresh';

/** Counts what is to do in each list, in one request. */
export const openWorkQuery = queryOptions({
  queryKey: ['open_work'],
  queryFn: async ({ signal }) => {
    const since = lastVisit();
    noteVisit();
    const request = staff().rpc('open_work', {
      ...(since !== null && { since: new Date(since).toISOString() }),
    });
    return { since, rows: dataOf(await request.abortSignal(signal)) ?? [] };
  },
  refetchInterval: refreshMs,
});

type Counts = Database['public']['Functions']['open_work']['Returns'][number];

/** Returns a count of all kinds together. */
export const sumOf = (
  rows: readonly Counts[] | undefined,
  count: Exclude<keyof Counts, 'table_name'>,
): number => (rows ?? []).reduce((sum, row) => sum + row[count], 0);
