import { queryOptions } from '@tanstack/react-query';
import { decisions } from '@/lib/form-row';
import { countRows, readRows } from './list-request';
import { defaultView, filterKeyOf, scopeOf, type ListView } from './list-view';
import { pageSize, pagesKey, type RecordPage } from '../records/query-keys';
import type { RecordKind } from '../records/record-kind';

/** Interval at which an open list checks for new records and for other people's changes. */
const refetchMs = 30_000;
/** Time during which loaded rows are not fetched again. */
const staleMs = 5000;

export function pageQuery(kind: RecordKind, view: ListView) {
  return queryOptions({
    queryKey: [...pagesKey(kind.table), scopeOf(view), view.page, view.isByDue],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const range = {
        columns: columnsOf(kind) + (kind.preview ? ',preview' : ''),
        from: (view.page - 1) * pageSize,
        limit: pageSize,
      };
      const [rows, count] = await Promise.all([
        readRows(kind, view, range, signal),
        countRows(kind, view, signal),
      ]);
      return { rows, ...count, filterKey: filterKeyOf(view) };
    },
    staleTime: staleMs,
    refetchInterval: refetchMs,
  });
}

export function countQuery(kind: RecordKind, view = defaultView) {
  return queryOptions({
    queryKey: [kind.table, 'count', scopeOf(view)],
    queryFn: async ({ signal }) => (await countRows(kind, view, signal)).total,
    refetchInterval: refetchMs,
  });
}

const commonColumns = ['status', 'sample', 'created_at', 'updated_at'];
const visitorColumns =
  'spam_suspected duplicate_of owner_id follow_up_on follow_up_note overdue new_answer_at';

/** Returns the columns that the list itself shows, separated by commas. */
export function columnsOf(kind: RecordKind) {
  const columns = [
    ...kind.nameParts,
    ...(kind.job ?? []),
    ...kind.columns.flatMap(({ fields }) => fields).filter((field) => field !== 'name'),
    ...commonColumns,
    ...(kind.isFromVisitors ? visitorColumns.split(' ') : []),
    ...(kind.leadPosition ? decisions.outcome_set : []),
    ...(kind.awaitsProposal ? ['answered_at'] : []),
    ...(kind.awaitsDecision ? ['rejection_reason'] : []),
  ];
  return [...new Set(['id', ...columns])].join(',');
}
