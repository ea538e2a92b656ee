import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readRows } from '../list/list-request';
import { defaultView } from '../list/list-view';
import type { RecordList, RecordTable, StaffRecord } from '../records/record-list';
import { tabsOf } from '../records/tabs';

/** Number of records shown per list. */
const maxShown = 5;
/** Spam is only counted. */
const counted = { columns: 'id', limit: 1000 };

export interface Found {
  list: RecordList;
  rows: StaffRecord[];
  hasMore: boolean;
  /** Number of matches among the spam. */
  inSpam: number;
}

/** Searches the lists that the role includes; each returns its newest matches. */
export function searchQuery(search: string, tables: readonly RecordTable[]) {
  return queryOptions({
    queryKey: ['search_all', search, tables],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const found = await Promise.all(
        tabsOf(tables).flatMap(({ lists }) =>
          lists.map(async (list) => {
            const page = { columns: columnsOf(list), limit: maxShown + 1 };
            const view = { ...defaultView, search };
            const [rows, spam] = await Promise.all([
              readRows(list, view, {}, page, signal),
              list.visitors ? readRows(list, { ...view, spam: true }, {}, counted, signal) : [],
            ]);
            const hasMore = rows.length > maxShown;
            return { list, rows: rows.slice(0, maxShown), hasMore, inSpam: spam.length };
          }),
        ),
      );
      return found.filter(({ rows, inSpam }) => rows.length + inSpam > 0);
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

/** Every field can have the word that was found. */
function columnsOf({ fields, visitors }: RecordList) {
  return [
    'id',
    'status',
    'created_at',
    ...Object.keys(fields),
    ...(visitors ? ['spam_suspected'] : []),
  ].join(',');
}
