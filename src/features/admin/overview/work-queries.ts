import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { WorkView } from '../records/tabs';
import { refreshMs } from '../ui/refresh';

type Row = Database['public']['Views']['work']['Row'];
type Present = 'table_name' | 'id' | 'created_at' | 'place' | 'words';

/** The values of the column `place` (20261120002200_work.sql). */
export const places = { overdue: 1, newMessage: 2, dueInADay: 3, later: 4 };

export type WorkItem = Omit<Row, Present> & { [Name in Present]: NonNullable<Row[Name]> };

export const workPageSize = 50;

/** Reads open records of every kind, what is due first at the top; `do now` are the reader's own and nobody's. */
export function workQuery(view: WorkView | 'do now', limit: number) {
  return queryOptions({
    queryKey: ['open_work', view, limit],
    queryFn: async ({ signal }) => {
      let request = staff().from('work').select('*');
      if (view === 'do now') {
        request = request.lt('place', places.later).or('owner_id.is.null,mine.is.true');
      } else if (view === 'mine') request = request.is('mine', true);
      else if (view === 'nobodys') request = request.is('owner_id', null);
      else if (view === 'overdue') request = request.eq('place', places.overdue);
      else if (view === 'messages') request = request.not('new_answer_at', 'is', null);
      const page = request.order('place').order('due_at').order('id').limit(limit);
      const response = await page.abortSignal(signal);
      return (dataOf(response) ?? []) as WorkItem[];
    },
    placeholderData: (shown) => shown,
    refetchInterval: refreshMs,
  });
}

export const openWorkQuery = queryOptions({
  queryKey: ['open_work'],
  queryFn: async ({ signal }) => dataOf(await staff().rpc('open_work').abortSignal(signal)) ?? [],
  refetchInterval: refreshMs,
});

type Counts = Database['public']['Functions']['open_work']['Returns'][number];

/** Adds up a count of all rows, which are those of the kinds of records; 0 while they load. */
export const totalCountOf = (
  rows: readonly Counts[] | undefined,
  count: Exclude<keyof Counts, 'table_name'>,
): number => (rows ?? []).reduce((sum, row) => sum + row[count], 0);
