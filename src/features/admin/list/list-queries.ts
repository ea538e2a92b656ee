import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { countOf, countRows, exact, readRows, rowsOf, select } from './list-request';
import { isNarrowed, scopeOf, type ListView } from './list-view';
import { pagesKey } from '../registry/query-keys';
import type { RecordList, RecordTable, StaffRecord } from '../registry/record-lists';

export const pageSize = 25;

/** How often an open list asks for new records, for counts, and for what others have changed. */
const newsMs = 20_000;
const countMs = 30_000;
const changesMs = 30_000;
/** How long rows that have just come are not asked for again. */
const freshMs = 5000;

export interface RecordPage {
  rows: StaffRecord[];
}

export interface Snapshot {
  /** When the newest record was received: one that arrives later moves none to another page. */
  takenAt: string;
  readAt: number;
  /** The first page, where its newest row tells the time and no request is needed for that alone. */
  rows?: StaffRecord[];
}

/** Taken when a list is opened, and again only by refetch(). */
export function snapshotQuery(list: RecordList, view: ListView) {
  const isPlain = !view.sort && !isNarrowed(view);
  return queryOptions({
    queryKey: [list.table, 'snapshot', scopeOf(view)],
    queryFn: async ({ signal }): Promise<Snapshot> => {
      const readAt = Date.now();
      if (!isPlain) return { takenAt: await newestTime(list.table, signal), readAt };
      const rows = await readPage(list, { ...view, page: 1 }, undefined, signal);
      return { takenAt: rows[0]?.created_at ?? never, readAt, rows };
    },
    enabled: list.visitors,
    staleTime: 'static',
    gcTime: 0,
  });
}

export function pageQuery(list: RecordList, view: ListView, snapshot: Snapshot | undefined) {
  const first = view.page === 1 && snapshot?.rows;
  return queryOptions({
    queryKey: [...pagesKey(list.table), scopeOf(view), snapshot?.readAt, view.page],
    queryFn: async ({ signal }): Promise<RecordPage> => ({
      rows: await readPage(list, view, snapshot?.takenAt, signal),
    }),
    enabled: !list.visitors || snapshot !== undefined,
    ...(first && { initialData: { rows: first }, initialDataUpdatedAt: snapshot.readAt }),
    staleTime: freshMs,
    refetchInterval: refreshOf(view),
  });
}

/** A search reads the whole table: it is repeated when the window gets the focus, not by the clock. */
function refreshOf({ search }: ListView) {
  return search ? false : changesMs;
}

const never = '-infinity';

async function readPage(
  list: RecordList,
  view: ListView,
  takenAt: string | undefined,
  signal: AbortSignal,
): Promise<StaffRecord[]> {
  const from = (view.page - 1) * pageSize;
  const { search, sort } = view;
  const read = (columns: string) =>
    readRows(list, view, { until: takenAt }, { columns, from, most: pageSize, signal });

  // The way to a page far into the list, or to the first of many alike, is walked in an index alone:
  // 500,000 entries are 50 ms, as many rows more than a second.
  const isWalk = from >= deep || (sort && sort.by !== 'created_at');
  if (search || !isWalk) return read(columnsOf(list));
  const ids = (await read('id')).map(({ id }) => id);
  const rows = await select(list.table, columnsOf(list))
    .in('id', ids)
    .abortSignal(signal)
    .overrideTypes<StaffRecord[], { merge: false }>();
  const byId = new Map(dataOf(rows)?.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const deep = 1000;

/**
 * The number of records on all pages, of a search up to one more than are counted: asked for after the
 * rows, which need not wait for it, and once for all pages.
 */
export function totalQuery(list: RecordList, view: ListView, snapshot: Snapshot | undefined) {
  return queryOptions({
    queryKey: [list.table, 'total', scopeOf(view), snapshot?.readAt],
    queryFn: ({ signal }) => countRows(list, view, { until: snapshot?.takenAt }, signal),
    refetchInterval: refreshOf(view),
  });
}

async function newestTime(table: RecordTable, signal: AbortSignal): Promise<string> {
  const newest = await rowsOf(table)
    .select('created_at')
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .overrideTypes<{ created_at: string }[], { merge: false }>();
  return dataOf(newest)?.[0]?.created_at ?? never;
}

/** How many records of the view have arrived since the list was opened. */
export function newsQuery(list: RecordList, view: ListView, snapshot: Snapshot | undefined) {
  return queryOptions({
    queryKey: [list.table, 'news', scopeOf(view), snapshot?.readAt],
    queryFn: ({ signal }) => countRows(list, view, { after: snapshot?.takenAt ?? never }, signal),
    enabled: snapshot !== undefined,
    refetchInterval: newsMs,
    retry: false,
  });
}

export function countQuery(table: RecordTable) {
  return queryOptions({
    queryKey: [table, 'count'],
    queryFn: async ({ signal }) => exact(await countOf(table).abortSignal(signal)),
    refetchInterval: countMs,
  });
}

/** How many records one request changes: their ids have to fit into its address. */
const mostAtOnce = 50;

/**
 * Sets the status of several records and tells which ones really changed; after a failed request no
 * more are tried.
 */
export async function setStatuses(
  table: RecordTable,
  ids: readonly string[],
  status: string,
  from?: string | null,
): Promise<Set<string>> {
  const changed = new Set<string>();
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    const some = ids.slice(at, at + mostAtOnce);
    const asked = rowsOf(table).update({ status }).in('id', some);
    const { data } = await (from ? asked.eq('status', from) : asked).select('id');
    if (!data) break;
    for (const { id } of data as { id: string }[]) changed.add(id);
  }
  return changed;
}

function columnsOf({ who, columns, visitors }: RecordList) {
  const shown = [...who, ...columns, 'status', 'created_at', ...(visitors ? ['suspect'] : [])];
  return ['id', ...shown].join(',');
}
