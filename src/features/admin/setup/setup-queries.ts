import { queryOptions } from '@tanstack/react-query';
import type { Database, Json } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../ui/refresh';

export type StoredFact = Database['public']['Tables']['site_facts']['Row'];

/** Less often than other data, as the rail asks all day. */
const slowRefresh = { staleTime: refreshMs, refetchInterval: 10 * refreshMs };

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: async ({ signal }) =>
    dataOf(await staff().rpc('read_setup').abortSignal(signal))?.[0] ?? null,
  ...slowRefresh,
});

/** The facts that somebody decided, by key; the others are samples. */
export const factsQuery = queryOptions({
  queryKey: ['site_facts'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, StoredFact>> => {
    const rows = dataOf(await staff().from('site_facts').select('*').abortSignal(signal)) ?? [];
    return new Map(rows.map((row) => [row.key, row]));
  },
  ...slowRefresh,
});

/** A value with its mark; a sample has none. */
export interface MarkedValue {
  value: Json | null;
  mark: string | null;
}

export interface FactChange {
  summary: string;
  before: MarkedValue;
  after: MarkedValue;
}

/** The changes of facts that can be undone, the latest first. */
export const undoableQuery = queryOptions({
  queryKey: ['activity_log', 'undoable facts'],
  queryFn: async ({ signal }) => {
    const request = staff()
      .from('activity_feed')
      .select('summary,before,after')
      .eq('action', 'fact_changed')
      .is('can_undo', true)
      .order('id', { ascending: false })
      .abortSignal(signal);
    return dataOf(await request.overrideTypes<FactChange[], { merge: false }>()) ?? [];
  },
  ...slowRefresh,
});
