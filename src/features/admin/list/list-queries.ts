import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { countOf, narrow, order, rowsOf, select } from './list-request';
import { isNarrowed, scopeOf, type ListView } from './list-view';
import type { RecordList, RecordTable, StaffRecord } from '../registry/record-lists';
import { dateOf } from '../ui/timestamps';

export const pageSize = 25;

/** How often a list that somebody looks at asks for what is new, in milliseconds. */
const newsMs = 20_000;
const countMs = 30_000;
/** How often it looks for what others have changed. */
const changesMs = 30_000;

export interface RecordPage {
  rows: StaffRecord[];
}

/**
 * What all pages of a list share from when it was opened: `moment` is when the newest of its records
 * was received, so that one which arrives later moves none to another page. The first page sets it.
 */
export interface Opening {
  id: number;
  moment?: string;
}

/** Marks the pages that a status change rewrites ahead of the server. */
export const pagesKey = (table: RecordTable) => [table, 'staff-page'] as const;

/** One page of a list; one past the end has no rows. */
export function pageQuery(list: RecordList, view: ListView, opening: Opening) {
  return queryOptions({
    queryKey: [...pagesKey(list.table), scopeOf(view), opening.id, view.page],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      if (!list.visitors) return { rows: await readPage(list, view, undefined, signal) };
      // The newest of all stands first in the first page of the plain list, or has to be asked for.
      const isPlain = view.page === 1 && !view.sort && !isNarrowed(view);
      if (!isPlain) opening.moment ??= await newestMoment(list.table, signal);
      const rows = await readPage(list, view, opening.moment, signal);
      opening.moment ??= rows[0]?.created_at ?? never;
      return { rows };
    },
    placeholderData: keepPreviousData,
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
  moment: string | undefined,
  signal: AbortSignal,
): Promise<StaffRecord[]> {
  const from = (view.page - 1) * pageSize;
  const { search, suspects, sort } = view;
  const byTime = !sort || sort.by === 'created_at';
  const all = (columns: string) => upTo(moment, narrow(select(list.table, columns), view));
  const read = async (request: ReturnType<typeof all>) =>
    dataOf(
      await order(request, list, sort)
        .range(from, from + pageSize - 1)
        .abortSignal(signal)
        .overrideTypes<StaffRecord[], { merge: false }>(),
    ) ?? [];

  // A word that is often used fills a page from the latest records alone.
  if (search && !sort && from === 0 && moment && moment !== never) {
    const latest = new Date(dateOf(moment).getTime() - latestDays * day).toISOString();
    // Not gte, which a filter by date may be: the embedded backend heeds the last of two alike.
    const rows = await read(all(columnsOf(list)).gt('created_at', latest));
    if (rows.length === pageSize) return rows;
  }
  // The way to a page far into the list is walked in an index alone, when that has all that is asked
  // for: 500,000 entries are 50 ms, as many rows more than a second.
  if (from >= deep && byTime && !search && suspects === 'shown') {
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
export function totalQuery(list: RecordList, view: ListView, opening: Opening) {
  return queryOptions({
    queryKey: [list.table, 'total', scopeOf(view), opening.id],
    queryFn: async ({ signal }) => {
      const request = upTo(opening.moment, narrow(countOf(list.table), view));
      return exact(await request.abortSignal(signal));
    },
    refetchInterval: refreshOf(view),
  });
}

function upTo(moment: string | undefined, request: ReturnType<typeof narrow>) {
  return moment ? request.lte('created_at', moment) : request;
}

async function newestMoment(table: RecordTable, signal: AbortSignal): Promise<string> {
  const newest = await rowsOf(table)
    .select('created_at')
    .order('created_at', { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .overrideTypes<{ created_at: string }[], { merge: false }>();
  return dataOf(newest)?.[0]?.created_at ?? never;
}

/** How many records of the view have arrived since the list was opened. */
export function newsQuery(list: RecordList, view: ListView, opening: Opening) {
  const { moment } = opening;
  return queryOptions({
    queryKey: [list.table, 'news', scopeOf(view), opening.id],
    queryFn: async ({ signal }) =>
      exact(
        await narrow(countOf(list.table), view)
          .gt('created_at', moment ?? never)
          .abortSignal(signal),
      ),
    enabled: list.visitors && moment !== undefined,
    refetchInterval: newsMs,
    retry: false,
  });
}

/** How many records a table holds. */
export function countQuery(table: RecordTable) {
  return queryOptions({
    queryKey: [table, 'count'],
    queryFn: async ({ signal }) => exact(await countOf(table).abortSignal(signal)),
    refetchInterval: countMs,
  });
}

/**
 * Sets one record's status.
 * @throws RequestError unless exactly one row has changed: what row-level security refuses is
 * answered with success and no row.
 */
export async function setStatus(table: RecordTable, id: string, status: string): Promise<void> {
  const answer = await rowsOf(table).update({ status }).eq('id', id).select('id');
  const changed = (dataOf(answer) as unknown[]).length;
  if (changed !== 1) throw new RequestError(`${changed} rows changed instead of one`, 404);
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
): Promise<Set<string>> {
  const changed = new Set<string>();
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    const some = ids.slice(at, at + mostAtOnce);
    const { data } = await rowsOf(table).update({ status }).in('id', some).select('id');
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
