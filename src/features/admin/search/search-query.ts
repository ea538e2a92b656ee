import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { readRows } from '../list/list-request';
import { defaultView } from '../list/list-view';
import type { RecordKind, RecordTable } from '../records/record-kind';
import { tabsOf } from '../records/tabs';

/** Number of records shown per kind. */
const maxShown = 5;
/** Number of notes, replies and answers that the database returns at most. */
const maxEntries = 20;

export interface Found {
  lists: FoundList[];
  /** The newest notes, sent replies and received mails. */
  entries: FoundEntry[];
  hasMore: boolean;
}

export type FoundEntry = Database['public']['Functions']['search_entries']['Returns'][number];

export type FoundList = Awaited<ReturnType<typeof searchList>>;

/** Searches the kinds of records that the role includes, and what was written about their records. */
export function searchQuery(search: string, tables: readonly RecordTable[]) {
  return queryOptions({
    queryKey: ['search_all', search, tables],
    queryFn: async ({ signal }): Promise<Found> => {
      const all = tabsOf(tables).flatMap(({ kinds }) => kinds);
      const [entries, ...found] = await Promise.all([
        staff().rpc('search_entries', { search }).abortSignal(signal),
        ...all.map((kind) => searchList(kind, search, signal)),
      ]);
      const written = dataOf(entries) ?? [];
      return {
        lists: found.filter(({ rows }) => rows.length > 0),
        entries: written,
        hasMore: written.length === maxEntries || found.some(({ hasMore }) => hasMore),
      };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

/** Returns the newest matches of a kind. */
async function searchList(kind: RecordKind, search: string, signal: AbortSignal) {
  const { nameParts, person, company, fields } = kind;
  const columns = ['id', 'created_at', ...nameParts, person, company, 'email' in fields && 'email']
    .filter(Boolean)
    .join(',');
  const view = { ...defaultView, search };
  const page = { columns, limit: maxShown + 1 };
  const rows = await readRows(kind, view, undefined, page, signal);
  return { kind, rows: rows.slice(0, maxShown), hasMore: rows.length > maxShown };
}
