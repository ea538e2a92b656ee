import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { readListRows } from '../list/list-request';
import { defaultView } from '../list/list-view';
import type { RecordKind, RecordTable } from '../records/record-kind';
import { tabsOf } from '../records/tabs';

const maxRecordsPerList = 5;
/** Number of notes, replies and answers that the database returns at most (private.search_entries). */
const maxEntries = 20;

export interface SearchResults {
  lists: ListMatches[];
  entries: EntryMatch[];
  hasMore: boolean;
}

export type EntryMatch = Database['public']['Functions']['search_entries']['Returns'][number];

export type ListMatches = Awaited<ReturnType<typeof searchList>>;

/** Searches the kinds of records that the role includes, and what was written about their records. */
export function searchQuery(search: string, tables: readonly RecordTable[]) {
  return queryOptions({
    queryKey: ['search_all', search, tables],
    queryFn: async ({ signal }): Promise<SearchResults> => {
      const lists = tabsOf(tables).flatMap((tab) => tab.kinds);
      const [response, ...matches] = await Promise.all([
        staff().rpc('search_entries', { search }).abortSignal(signal),
        ...lists.map((kind) => searchList(kind, search, signal)),
      ]);
      const entries = dataOf(response) ?? [];
      return {
        lists: matches.filter(({ rows }) => rows.length > 0),
        entries,
        hasMore: entries.length === maxEntries || matches.some(({ hasMore }) => hasMore),
      };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

async function searchList(kind: RecordKind, search: string, signal: AbortSignal) {
  const { nameParts, person, company, fields } = kind;
  const columns = ['id', 'created_at', ...nameParts, person, company, 'email' in fields && 'email']
    .filter(Boolean)
    .join(',');
  const view = { ...defaultView, search };
  const rows = await readListRows(kind, view, { columns, limit: maxRecordsPerList + 1 }, signal);
  return { kind, rows: rows.slice(0, maxRecordsPerList), hasMore: rows.length > maxRecordsPerList };
}
