import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { WorkView } from '../records/tabs';
import { refreshMs } from '../ui/refresh';

type Row = Database['public']['Views']['work']['Row'];
type Present = 'table_name' | 'id' | 'created_at' | 'place' | 'words';

/** An open record of any kind, with what its sender wrote last. `place`: 1 overdue, 2 a new message, 3 due in a day, 4 later. */
export type WorkItem = Omit<Row, Present> & { [Name in Present]: NonNullable<Row[Name]> };

export const workPageSize = 50;

/** Reads open records of every kind, what is due first at the top. */
export function workQuery(view: WorkView | 'do now', limit: number) {
  return queryOptions({
    queryKey: ['open_work', view, limit],
    queryFn: async ({ signal }) => {
      let request = staff().from('work').select('*');
      if (view === 'do now') {
        request = request.lt('place', 4).or('owner_id.is.null,mine.is.true');
      } else if (view === 'mine') request = request.is('mine', true);
      else if (view === 'nobodys') request = request.is('owner_id', null);
      else if (view === 'overdue') request = request.eq('place', 1);
      else if (view === 'messages') request = request.not('new_answer_at', 'is', null);
      return (
        dataOf(
          await request
            .order('place')
            .order('due_at')
            .order('id')
            .limit(limit)
            .abortSignal(signal)
            .overrideTypes<WorkItem[], { merge: false }>(),
        ) ?? []
      );
    },
    placeholderData: (shown) => shown,
    refetchInterval: refreshMs,
  });
}

/** Counts what is to do in each list, in one request. */
export const openWorkQuery = queryOptions({
  queryKey: ['open_work'],
  queryFn: async ({ signal }) => dataOf(await staff().rpc('open_work').abortSignal(signal)) ?? [],
  refetchInterval: refreshMs,
});

type Counts = Database['public']['Functions']['open_work']['Returns'][number];

export const totalCountOf = (
  rows: readonly Counts[] | undefined,
  count: Exclude<keyof Counts, 'table_name'>,
): number => (rows ?? []).reduce((sum, row) => sum + row[count], 0);
