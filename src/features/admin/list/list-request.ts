import type { SupabaseClient } from '@supabase/supabase-js';
import { queryClient } from '@/lib/query-client';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { dateBounds } from './list-dates';
import type { ListView, Sort } from './list-view';
import type { RecordList, RecordTable, StaffRecord } from '../records/record-list';

/** How many records of a search are counted. */
export const maxCounted = 1000;

// Untyped: one query serves five tables, whose columns records/record-list.ts checks against the schema.
const untyped = () => staff() as SupabaseClient;

export function rowsOf(table: RecordTable) {
  return untyped().from(table);
}

type Selected = ReturnType<ReturnType<typeof rowsOf>['select']>;

export interface Bounds {
  /** Received at this time or before. */
  until?: string | undefined;
  /** Received later. */
  after?: string | undefined;
  /** What comes behind this record, newest first. */
  behind?: StaffRecord | undefined;
}

interface Page {
  columns: string;
  from?: number;
  limit: number;
}

/** Records of a view, in its order. The server may be set up to hand out fewer than are asked for. */
export async function readRows(
  list: RecordList,
  view: ListView,
  bounds: Bounds,
  { columns, from = 0, limit }: Page,
  signal: AbortSignal,
): Promise<StaffRecord[]> {
  const patterns = await patternsOf(view, signal);
  const found = narrow(
    untyped().from(`${list.table}_list`).select(columns),
    view,
    bounds,
    patterns,
  );
  const page = order(found, list, view.sort).range(from, from + limit - 1);
  return (dataOf(await page.abortSignal(signal)) ?? []) as unknown as StaffRecord[];
}

/**
 * How many records a view has: of a search by reading their ids, up to a number; counting them all would take
 * as long as reading them.
 */
export async function countRows(
  list: RecordList,
  view: ListView,
  bounds: Bounds,
  signal: AbortSignal,
): Promise<{ total: number; hasMore: boolean }> {
  if (!view.search || bounds.after) {
    const patterns = await patternsOf(view, signal);
    const all = untyped().from(`${list.table}_list`).select('id', { count: 'exact', head: true });
    const counted = narrow(all as unknown as Selected, view, bounds, patterns).limit(0);
    return { total: exact(await counted.abortSignal(signal)), hasMore: false };
  }
  const ids = await fill([], maxCounted + 1, (from) =>
    readRows(list, view, bounds, { columns: 'id', from, limit: maxCounted + 1 - from }, signal),
  );
  return { total: Math.min(ids.length, maxCounted), hasMore: ids.length > maxCounted };
}

/** Reads on until there are enough: a short answer is no end, only one without rows is. */
export async function fill(
  rows: StaffRecord[],
  limit: number,
  read: (from: number) => Promise<StaffRecord[]>,
): Promise<StaffRecord[]> {
  if (rows.length >= limit) return rows;
  const more = await read(rows.length);
  return more.length === 0 ? rows : fill([...rows, ...more], limit, read);
}

interface Counted {
  count: number | null;
  status: number;
  error: { message: string; code?: string } | null;
}

export function exact({ count, status, error }: Counted): number {
  dataOf({ data: null, status, error });
  if (count === null || Number.isNaN(count)) throw new RequestError('no exact count', status);
  return count;
}

/** The database alone knows in what form text is searched. */
async function patternsOf({ search }: ListView, signal: AbortSignal): Promise<string[]> {
  if (!search) return [];
  return queryClient.fetchQuery({
    queryKey: ['search_patterns', search],
    queryFn: async () =>
      dataOf(await staff().rpc('search_patterns', { search }).abortSignal(signal)) ?? [],
    staleTime: 'static',
    retry: false,
  });
}

function narrow(
  request: Selected,
  view: ListView,
  { until, after, behind }: Bounds,
  patterns: readonly string[],
): Selected {
  const { statuses, suspects, locale } = view;
  let narrowed = request;
  if (statuses.length > 0) narrowed = narrowed.in('status', statuses);
  if (suspects !== 'shown') narrowed = narrowed.is('suspect', suspects === 'only');
  if (locale) narrowed = narrowed.eq('locale', locale);
  const { from, to } = dateBounds(view.dates);
  if (from) narrowed = narrowed.gte('created_at', from);
  if (to) narrowed = narrowed.lt('created_at', to);
  if (until) narrowed = narrowed.lte('created_at', until);
  if (after) narrowed = narrowed.gt('created_at', after);
  const all = patterns.map((pattern) => `search_text.like.${pattern}`);
  if (behind) {
    // This condition alone is what an index serves.
    narrowed = narrowed.lte('created_at', behind.created_at);
    all.push(`or(created_at.lt."${behind.created_at}",id.lt.${behind.id})`);
  }
  // In one: of several alike the embedded backend heeds the last.
  return all.length > 0 ? narrowed.or(`and(${all.join()})`) : narrowed;
}

/** In the view's order; what is alike in it newest first, so that every record has one place. */
function order(request: Selected, { who, nameOrder }: RecordList, sort?: Sort): Selected {
  const columns = sort?.by === 'name' ? (nameOrder ?? who) : sort ? [sort.by] : [];
  const isIndexed = sort && ['name', 'status', 'created_at'].includes(sort.by);
  let ordered = request;
  for (const column of columns) {
    // What may be empty comes last, whichever way. Said of an index's columns, the index would not serve.
    const nulls = isIndexed ? {} : { nullsFirst: false };
    ordered = ordered.order(column, { ascending: !sort?.descending, ...nulls });
  }
  if (sort?.by !== 'created_at') ordered = ordered.order('created_at', { ascending: false });
  return ordered.order('id', { ascending: sort?.by === 'created_at' && !sort.descending });
}
