import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { filterKinds, filtersOf } from './filters';
import { hasFilters, isSpamView, newestFirst, type ListView } from './list-view';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { colleaguesQuery } from '../ui/colleagues';
import { rowsOf, searchRows, type RowsRequest } from '../ui/rows-of';

/** Up to here a search is counted; with words alone, private.found finds one more. */
const maxCountedRows = 1000;

/** Rows per request of a whole list; PostgREST's "Max rows" may be less. */
const chunkSize = 1000;

interface RowRange {
  columns: string;
  /** The record that the rows follow, newest first. */
  cursor?: StaffRecord | undefined;
  from?: number;
  limit: number;
}

/** Reads records of a view in its order. The server can be configured to return fewer than requested. */
export async function readListRows(
  kind: RecordKind,
  view: ListView,
  { columns, cursor, from = 0, limit }: RowRange,
  signal: AbortSignal,
): Promise<StaffRecord[]> {
  const request = isSearchOnly(kind, view, cursor)
    ? searchRows(kind.table, { search: view.search, spam: false }, columns)
    : narrow(rowsOf(kind.table).select(columns), kind, view, await resolveView(view), cursor);
  const page = order(request, kind, view).range(from, from + limit - 1);
  return (dataOf(await page.abortSignal(signal)) ?? []) as unknown as StaffRecord[];
}

/**
 * Reads all records of a view in chunks, newest first, until a response is empty. Each chunk starts after the last
 * record of the previous one, so that records added or deleted meanwhile are neither repeated nor skipped.
 */
export async function readAllRows(
  kind: RecordKind,
  view: ListView,
  columns: string,
  signal = new AbortController().signal,
): Promise<StaffRecord[]> {
  const records: StaffRecord[] = [];
  const newestFirstView = { ...view, sort: undefined, isByDue: false };
  let rows: StaffRecord[];
  do {
    const range = { columns, cursor: records.at(-1), limit: chunkSize };
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    rows = await readListRows(kind, newestFirstView, range, signal);
    for (const row of rows) records.push(row);
  } while (rows.length > 0);
  return records;
}

/**
 * Counts the records of a view. A search is counted by reading ids up to a limit, because counting all
 * matches takes as long as reading them.
 */
export async function countRows(
  kind: RecordKind,
  view: ListView,
  signal: AbortSignal,
): Promise<{ total: number; isLowerBound: boolean }> {
  if (view.search) {
    const range = { columns: 'id', limit: maxCountedRows };
    const total = (await readListRows(kind, view, range, signal)).length;
    return { total, isLowerBound: total === maxCountedRows };
  }
  const all = rowsOf(kind.table).select('id', { count: 'exact', head: true });
  const request = narrow(all as unknown as RowsRequest, kind, view, await resolveView(view));
  // A HEAD request without a limit would still read the rows.
  const response = await request.limit(0).abortSignal(signal);
  dataOf(response);
  if (!Number.isInteger(response.count)) throw new RequestError('no exact count', response.status);
  return { total: Number(response.count), isLowerBound: false };
}

/** Returns whether a view is a search alone, for whose newest matches the database need not read the others. */
export function isSearchOnly({ isFromVisitors }: RecordKind, view: ListView, cursor?: StaffRecord) {
  return isFromVisitors && view.search !== '' && !hasFilters(view) && !(view.sort ?? cursor);
}

/** Looks up what a view names but does not hold: the patterns of its search, and the ids that `me` stands for. */
async function resolveView({ search, filters }: ListView) {
  const [patterns, readerIds] = await Promise.all([
    search ? queryClient.fetchQuery(patternsQuery(search)) : [],
    filters['owner'] === 'me' ? readReaderIds() : '',
  ]);
  return { patterns, readerIds };
}

/** Reads the search patterns from the database, which alone knows how it normalises text. */
function patternsQuery(search: string) {
  return queryOptions({
    queryKey: ['search_patterns', search],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('search_patterns', { search }).abortSignal(signal)) ?? [],
    staleTime: 'static',
    retry: false,
  });
}

function narrow(
  request: RowsRequest,
  kind: RecordKind,
  view: ListView,
  { patterns, readerIds }: Awaited<ReturnType<typeof resolveView>>,
  cursor?: StaffRecord,
): RowsRequest {
  const { filters } = view;
  let narrowed = request;
  if (kind.isFromVisitors && !isSpamView(view)) narrowed = narrowed.eq('spam_suspected', false);
  if (kind.isFromVisitors && !hasDuplicates(view)) narrowed = narrowed.is('duplicate_of', null);
  for (const { param, field, kind: filterKind } of filtersOf(kind)) {
    const value = filters[param];
    const isMe = filterKind === 'owner' && value === 'me';
    if (value) narrowed = filterKinds[filterKind].narrow(narrowed, field, isMe ? readerIds : value);
  }
  const conditions = patterns.map((pattern) => `search_text.like.${pattern}`);
  if (cursor) {
    // This condition is the one that the index can serve.
    narrowed = narrowed.lte('created_at', cursor.created_at);
    conditions.push(`or(created_at.lt."${cursor.created_at}",id.lt.${cursor.id})`);
  }
  // One or(): the embedded backend uses only the last of several.
  return conditions.length > 0 ? narrowed.or(`and(${conditions.join()})`) : narrowed;
}

function hasDuplicates(view: ListView): boolean {
  const { duplicates, waiting } = view.filters;
  const isFiltered = duplicates !== undefined || waiting === 'new-answer';
  return isFiltered || view.search !== '' || isSpamView(view);
}

/** Reads the ids of the reader and of those they take over for, joined by commas. */
async function readReaderIds(): Promise<string> {
  const [{ data }, colleagues] = await Promise.all([
    staff().auth.getSession(),
    queryClient.fetchQuery(colleaguesQuery),
  ]);
  const readerId = data.session?.user.id ?? '';
  const absent = colleagues.filter(({ stand_in_id }) => stand_in_id === readerId);
  return [readerId, ...absent.map(({ id }) => id)].join();
}

/** Applies the view's order, with ties newest first, so that every record has a fixed position. */
function order(request: RowsRequest, kind: RecordKind, view: ListView): RowsRequest {
  const { field, isDescending } = view.sort ?? newestFirst;
  const { nameParts, nameOrder = nameParts, rankColumnByField } = kind;
  const columns = field === 'name' ? nameOrder : [rankColumnByField?.[field] ?? field];
  const isTime = field === 'created_at';
  // Empty values sort last in both directions, except where an index could not serve that.
  const isIndexed = isTime || field === 'name' || field === 'status';
  const nulls = isIndexed ? {} : { nullsFirst: false };
  let ordered = view.isByDue ? request.order('due_at', { nullsFirst: false }) : request;
  for (const column of columns) {
    ordered = ordered.order(column, { ascending: !isDescending, ...nulls });
  }
  // An index that is read backwards turns ties, too.
  const ascending = isTime && !isDescending;
  if (!isTime) ordered = ordered.order('created_at', { ascending });
  return ordered.order('id', { ascending });
}
