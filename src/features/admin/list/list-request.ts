import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { fieldsOf, filterKinds } from './filters';
import { hasFilters, isSpam, newestFirst, type ListView } from './list-view';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { colleaguesQuery } from '../ui/colleagues';
import { searchRows, type RowsRequest, rowsOf } from '../ui/rows-of';

/** Limit up to which a search is counted, and up to which words alone are searched. */
const maxCounted = 1000;

interface Page {
  columns: string;
  from?: number;
  limit: number;
}

/**
 * Reads records of a view in its order. The server can be configured to return fewer than requested.
 * @param behind the record that they follow, newest first
 */
export async function readRows(
  kind: RecordKind,
  view: ListView,
  behind: StaffRecord | undefined,
  { columns, from = 0, limit }: Page,
  signal: AbortSignal,
): Promise<StaffRecord[]> {
  const all: RowsRequest = isWordsAlone(kind, view, behind)
    ? searchRows(kind.table, { search: view.search, spam: false }, columns)
    : narrow(rowsOf(kind.table).select(columns), kind, view, behind, await lookUp(view));
  const page = order(all, kind, view).range(from, from + limit - 1);
  return (dataOf(await page.abortSignal(signal)) ?? []) as unknown as StaffRecord[];
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
    const page = { columns: 'id', limit: maxCounted };
    const total = (await readRows(kind, view, undefined, page, signal)).length;
    return { total, isLowerBound: total === maxCounted };
  }
  const all = rowsOf(kind.table).select('id', { count: 'exact', head: true });
  const counted = narrow(all as unknown as RowsRequest, kind, view, undefined, await lookUp(view));
  // A HEAD request without a limit would still read the rows.
  const answer = await counted.limit(0).abortSignal(signal);
  dataOf(answer);
  if (!Number.isInteger(answer.count)) throw new RequestError('no exact count', answer.status);
  return { total: Number(answer.count), isLowerBound: false };
}

/** Returns whether a view is a search alone, for whose newest matches the database need not read the others. */
export function isWordsAlone({ isFromVisitors }: RecordKind, view: ListView, behind?: StaffRecord) {
  return isFromVisitors && view.search !== '' && !hasFilters(view) && !(view.sort ?? behind);
}

/** Looks up what a view names but does not hold: the patterns of its search, and the reader. */
async function lookUp({ search, filters }: ListView) {
  const [patterns, user] = await Promise.all([
    search ? queryClient.fetchQuery(patternsQuery(search)) : [],
    filters['owner'] === 'me' ? idsOfReader() : '',
  ]);
  return { patterns, user };
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
  behind: StaffRecord | undefined,
  { patterns, user }: Awaited<ReturnType<typeof lookUp>>,
): RowsRequest {
  const { filters } = view;
  let narrowed = request;
  if (kind.isFromVisitors && !isSpam(view)) narrowed = narrowed.eq('spam_suspected', false);
  if (kind.isFromVisitors && !hasDuplicates(view)) narrowed = narrowed.is('duplicate_of', null);
  for (const { param, field, kind: filterKind } of fieldsOf(kind)) {
    const value = filters[param];
    const isMe = filterKind === 'owner' && value === 'me';
    if (value) narrowed = filterKinds[filterKind].narrow(narrowed, field, isMe ? user : value);
  }
  const all = patterns.map((pattern) => `search_text.like.${pattern}`);
  if (behind) {
    // This condition is the one that the index can serve.
    narrowed = narrowed.lte('created_at', behind.created_at);
    all.push(`or(created_at.lt."${behind.created_at}",id.lt.${behind.id})`);
  }
  // One or(): the embedded backend uses only the last of several.
  return all.length > 0 ? narrowed.or(`and(${all.join()})`) : narrowed;
}

/** Returns whether a view shows duplicates: only a search, their own filter, spam and new messages do. */
function hasDuplicates(view: ListView): boolean {
  const { duplicates, waiting } = view.filters;
  return view.search !== '' || isSpam(view) || duplicates !== undefined || waiting === 'new-answer';
}

/** Returns the ids of the reader, and of those they take over for. */
async function idsOfReader(): Promise<string> {
  const [{ data }, colleagues] = await Promise.all([
    staff().auth.getSession(),
    queryClient.fetchQuery(colleaguesQuery),
  ]);
  const me = data.session?.user.id ?? '';
  const away = colleagues.filter(({ id, stand_in_id }) => id !== me && stand_in_id === me);
  return [me, ...away.map(({ id }) => id)].join();
}

/** Applies the view's order, with ties newest first, so that every record has a fixed position. */
function order(request: RowsRequest, kind: RecordKind, view: ListView): RowsRequest {
  const { sort = newestFirst, byDue } = view;
  const { nameParts, nameOrder, rankColumnByField } = kind;
  const columns =
    sort.id === 'name' ? (nameOrder ?? nameParts) : [rankColumnByField?.[sort.id] ?? sort.id];
  const isTime = sort.id === 'created_at';
  // Empty values sort last in both directions, except where an index could not serve that.
  const nulls = isTime || ['name', 'status'].includes(sort.id) ? {} : { nullsFirst: false };
  let ordered = byDue ? request.order('due_at', { nullsFirst: false }) : request;
  for (const column of columns) {
    ordered = ordered.order(column, { ascending: !sort.desc, ...nulls });
  }
  // An index that is read backwards turns ties, too.
  const ascending = isTime && !sort.desc;
  if (!isTime) ordered = ordered.order('created_at', { ascending });
  return ordered.order('id', { ascending });
}
