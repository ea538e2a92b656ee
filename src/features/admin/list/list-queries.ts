import { queryOptions } from '@tanstack/react-query';
import { countRows, readRows } from './list-request';
import { defaultView, narrowingOf, scopeOf, type ListView } from './list-view';
import { decided } from '@/lib/form-row';
import { pageSize, pagesKey, type RecordPage } from '../records/query-keys';
import type { RecordList } from '../records/record-list';

/** Intervals at which an open list checks for new records and for other people's changes. */
const newsMs = 20_000;
const changesMs = 30_000;
/** Time during which loaded rows are not fetched again. */
const freshMs = 5000;

/**
 * Reads when the newest record was received at the time of opening. Pages end there, so that later records
 * do not shift them. Only refetch() reads it again.
 */
export function openedQuery(list: RecordList, view: ListView) {
  const { spam } = view;
  return queryOptions({
    queryKey: [list.table, 'opened', scopeOf(view)],
    queryFn: async ({ signal }) => {
      const page = { columns: 'created_at', limit: 1 };
      const [newest] = await readRows(
        list,
        { ...defaultView, spam },
        { whole: true },
        page,
        signal,
      );
      return newest?.created_at ?? '-infinity';
    },
    enabled: list.visitors,
    staleTime: 'static',
    gcTime: 0,
  });
}

export function pageQuery(list: RecordList, view: ListView, until: string | undefined) {
  return queryOptions({
    queryKey: [...pagesKey(list.table), scopeOf(view), until, view.page, view.byDue],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const from = (view.page - 1) * pageSize;
      const page = {
        columns: [columnsOf(list), ...previewOf(list, view)].join(','),
        from,
        limit: pageSize,
      };
      const [rows, counted] = await Promise.all([
        readRows(list, view, { until }, page, signal),
        countRows(list, view, { until }, signal),
      ]);
      return { rows, ...counted, narrowing: narrowingOf(view) };
    },
    enabled: !list.visitors || until !== undefined,
    staleTime: freshMs,
    refetchInterval: changesMs,
  });
}

/** Counts the records of the view that arrived after the list was opened. */
export function newsQuery(list: RecordList, view: ListView, opened: string | undefined) {
  return queryOptions({
    queryKey: [list.table, 'news', scopeOf(view), opened],
    queryFn: async ({ signal }) => (await countRows(list, view, { after: opened }, signal)).total,
    enabled: opened !== undefined,
    refetchInterval: newsMs,
    retry: false,
  });
}

export function countQuery(list: RecordList, view = defaultView) {
  return queryOptions({
    queryKey: [list.table, 'count', scopeOf(view)],
    queryFn: async ({ signal }) => (await countRows(list, view, {}, signal)).total,
    refetchInterval: changesMs,
  });
}

/** The columns that the list itself shows. */
export function columnsOf(list: RecordList) {
  const { who, job = [], columns, visitors, leads, proposals, decisions } = list;
  const shown = [
    ...who,
    ...job,
    ...columns.flatMap(({ fields }) => fields).filter((field) => field !== 'name'),
    'status',
    'sample',
    'created_at',
    'updated_at',
    ...(visitors
      ? [
          'spam_suspected',
          'duplicate_of',
          'owner_id',
          'follow_up_on',
          'follow_up_note',
          'overdue',
          'new_answer_at',
        ]
      : []),
    ...(leads ? decided.outcome_set : []),
    ...(proposals ? ['answered_at'] : []),
    ...(decisions ? ['rejection_reason'] : []),
  ];
  return [...new Set(['id', ...shown])].join(',');
}

/** A search needs the whole text, to show the part that it found. */
function previewOf({ preview }: RecordList, { search }: ListView): string[] {
  return preview ? [search ? preview : 'preview'] : [];
}
