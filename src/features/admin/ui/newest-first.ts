import { infiniteQueryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { refreshMs } from './refresh';
import { rowsOf } from './rows-of';

const pageSize = 100;

export interface Entry {
  id: string | number;
  created_at: string;
}

interface EntryPage<Row> {
  rows: Row[];
  /** Number of entries on this page and all following ones. */
  total: number;
}

/**
 * Reads rows page by page, newest first. Each page starts after the last row of the previous one, so that
 * rows added or deleted in between are neither repeated nor skipped.
 * @param either filters of which a row must match one: the embedded backend uses only the last of two or()
 */
export function newestFirst<Row extends Entry>(
  queryKey: readonly unknown[],
  request: () => Counted,
  either?: string,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam: last, signal }): Promise<EntryPage<Row>> => {
      const all = last ? request().lte('created_at', last.created_at) : request();
      const behind = last && `created_at.lt."${last.created_at}",id.lt.${last.id}`;
      const both = behind && either ? `and(or(${either}),or(${behind}))` : (behind ?? either);
      const answer = await (both ? all.or(both) : all)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(pageSize)
        .abortSignal(signal)
        .overrideTypes<Row[], { merge: false }>();
      const rows = dataOf(answer) ?? [];
      return { rows, total: answer.count ?? rows.length };
    },
    initialPageParam: undefined as Entry | undefined,
    getNextPageParam: ({ rows, total }) => (total > rows.length ? rows.at(-1) : undefined),
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      total: pages[0]?.total ?? 0,
      pages: pages.length,
    }),
    refetchInterval: refreshMs,
  });
}

export function counted(from: string, columns: string) {
  return rowsOf(from).select(columns, { count: 'exact' });
}

type Counted = ReturnType<typeof counted>;
