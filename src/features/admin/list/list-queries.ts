import { queryOptions } from '@tanstack/react-query';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { countOf, narrow, order, rowsOf, select } from './list-request';
import { isNarrowed, scopeOf, type ListView } from './list-view';
import { pagesKey } from '../registry/query-keys';
import type { RecordList, RecordTable, StaffRecord } from '../registry/record-lists';
import { dateOf } from '../ui/timestamps';

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
  const { search, suspects, locale, sort } = view;
  const byTime = !sort || sort.by === 'created_at';
  const all = (columns: string) => upTo(takenAt, narrow(select(list.table, columns), view));
  const read = async (request: ReturnType<typeof all>) =>
    dataOf(
      await order(request, list, sort)
        .range(from, from + pageSize - 1)
        .abortSignal(signal)
        .overrideTypes<StaffRecord[], { merge: false }>(),
    ) ?? [];

  // A word that is often used fills a page from the latest records alone.
  if (search && !sort && from === 0 && takenAt && takenAt !== never) {
    const latest = new Date(dateOf(takenAt).getTime() - latestDays * day).toISOString();
    // Not gte, which a filter by date may be: the embedded backend heeds the last of two alike.
    const rows = await read(all(columnsOf(list)).gt('created_at', latest));
    if (rows.length === pageSize) return rows;
  }
  // The way to a page far into the list is walked in an index alone, when that has all that is asked
  // for: 500,000 entries are 50 ms, as many rows more than a second.
  if (from >= deep && byTime && !search && !locale && suspects === 'shown') {
    const ids = (await read(all('id'))).map(({ id }) => id);
    const rows = await order(select(list.table, columnsOf(list)).in('id', ids), list, sort)
      .abortSignal(signal)
      .overrideTypes<StaffRecord[], { merge: false }>();
    return dataOf(rows) ?? [];
  }
  return read(all(columnsOf(list)));
}

const deep = 1000;
const day = 24 * 60 * 60 * 1000;
const latestDays = 30;

/**
 * The exact number of records on all pages: asked for after the rows, which need not wait for it, and
 * once for all pages.
 */
export function totalQuery(list: RecordList, view: ListView, snapshot: Snapshot | undefined) {
  return queryOptions({
    queryKey: [list.table, 'total', scopeOf(view), snapshot?.readAt],
    queryFn: async ({ signal }) => {
      const request = upTo(snapshot?.takenAt, narrow(countOf(list.table), view));
      return exact(await request.abortSignal(signal));
    },
    refetchInterval: refreshOf(view),
  });
}

function upTo(takenAt: string | undefined, request: ReturnType<typeof narrow>) {
  return takenAt ? request.lte('created_at', takenAt) : request;
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
    queryFn: async ({ signal }) =>
      exact(
        await narrow(countOf(list.table), view)
          .gt('created_at', snapshot?.takenAt ?? never)
          .abortSignal(signal),
      ),
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

interface Counted {
  count: number | null;
  status: number;
  error: { message: string; code?: string } | null;
}

function exact({ count, status, error }: Counted): number {
  dataOf({ data: null, status, error });
  if (count === null || Number.isNaN(count)) throw new RequestError('no exact count', status);
  return count;
}

function columnsOf({ who, columns, visitors }: RecordList) {
  const shown = [...who, ...columns, 'status', 'created_at', ...(visitors ? ['suspect'] : [])];
  return ['id', ...shown].join(',');
}
