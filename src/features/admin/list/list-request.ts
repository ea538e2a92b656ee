import type { SupabaseClient } from '@supabase/supabase-js';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { dateBounds } from './list-dates';
import { searchWords } from './list-search';
import type { ListView, Sort } from './list-view';
import type { RecordList, RecordTable, StaffRecord } from '../registry/record-lists';

// Untyped: one query serves five tables, whose columns record-lists.ts holds against the schema.
const untyped = () => staff() as SupabaseClient;

export function rowsOf(table: RecordTable) {
  return untyped().from(table);
}

type Selected = ReturnType<ReturnType<typeof rowsOf>['select']>;

export function select(table: RecordTable, columns: string): Selected {
  return rowsOf(table).select(columns) as unknown as Selected;
}

/** No rows, only how many there are; without the limit the server would read rows all the same. */
export function countOf(table: RecordTable): Selected {
  return rowsOf(table).select('id', { count: 'exact', head: true }).limit(0) as unknown as Selected;
}

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
  most: number;
  signal: AbortSignal;
}

/** Records of a view, in its order. A search is a function's: no index serves it behind a policy. */
export async function readRows(
  list: RecordList,
  view: ListView,
  bounds: Bounds,
  { columns, from, most, signal }: Page,
): Promise<StaffRecord[]> {
  const { search, sort } = view;
  const request = search
    ? untyped().rpc('search_records', {
        table_name: list.table,
        filter: filterOf(view, bounds),
        wanted: columns.split(','),
        sort_by: sort ? columnsOf(list, sort.by) : [],
        descending: sort?.descending ?? false,
        skip: from ?? 0,
        most,
      })
    : pageOf(order(narrow(select(list.table, columns), view, bounds), list, sort), from, most);
  return (dataOf(await request.abortSignal(signal)) ?? []) as unknown as StaffRecord[];
}

function pageOf(request: Selected, from: number | undefined, most: number): Selected {
  return from === undefined ? request.limit(most) : request.range(from, from + most - 1);
}

/** How many records a search counts; where there are more, it says one more. */
export const mostCounted = 10_000;

export async function countRows(
  list: RecordList,
  view: ListView,
  bounds: Bounds,
  signal: AbortSignal,
): Promise<number> {
  if (!view.search) {
    return exact(await narrow(countOf(list.table), view, bounds).abortSignal(signal));
  }
  const parameters = { table_name: list.table, filter: filterOf(view, bounds) };
  const answer = await untyped().rpc('count_records', parameters).abortSignal(signal);
  return exact({ ...answer, count: dataOf(answer) as number | null });
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

function narrow(request: Selected, view: ListView, { until, after, behind }: Bounds): Selected {
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
  if (!behind) return narrowed;
  // The first condition alone is what an index serves.
  return narrowed
    .lte('created_at', behind.created_at)
    .or(`created_at.lt."${behind.created_at}",id.lt.${behind.id}`);
}

/** The same for a search. */
function filterOf(view: ListView, { until, after, behind }: Bounds) {
  const { search, statuses, suspects, locale } = view;
  const { from, to } = dateBounds(view.dates);
  return {
    words: searchWords(search),
    ...(statuses.length > 0 && { statuses }),
    ...(suspects !== 'shown' && { suspect: suspects === 'only' }),
    ...(locale && { locale }),
    ...(from && { received_from: from }),
    ...(to && { received_before: to }),
    ...(until && { received_until: until }),
    ...(after && { received_after: after }),
    ...(behind && { behind_id: behind.id, behind_at: behind.created_at }),
  };
}

/** In the view's order; what is alike in it newest first, so that every record has one place. */
function order(request: Selected, list: RecordList, sort: Sort | undefined): Selected {
  let ordered = request;
  for (const column of sort ? columnsOf(list, sort.by) : []) {
    // Where nothing is missing, an index that is read backwards serves this order alone.
    const nullsFirst = Boolean(sort?.descending) && !list.optional?.includes(column);
    ordered = ordered.order(column, { ascending: !sort?.descending, nullsFirst });
  }
  if (sort?.by !== 'created_at') ordered = ordered.order('created_at', { ascending: false });
  return ordered.order('id', { ascending: sort?.by === 'created_at' && !sort.descending });
}

function columnsOf({ who, nameOrder }: RecordList, by: string): readonly string[] {
  return by === 'name' ? (nameOrder ?? who) : [by];
}
