import { queryOptions } from '@tanstack/react-query';
import { countRows, readRows } from './list-request';
import { defaultView, narrowingOf, scopeOf, type ListView } from './list-view';
import { decisions } from '@/lib/form-row';
import { pageSize, pagesKey, type RecordPage } from '../records/query-keys';
import type { RecordKind } from '../records/record-kind';

/** Interval at which an open list checks for new records and for other people's changes. */
const changesMs = 30_000;
/** Time during which loaded rows are not fetched again. */
const freshMs = 5000;

export function pageQuery(kind: RecordKind, view: ListView) {
  return queryOptions({
    queryKey: [...pagesKey(kind.table), scopeOf(view), view.page, view.byDue],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const from = (view.page - 1) * pageSize;
      const page = {
        columns: columnsOf(kind) + (kind.preview ? ',preview' : ''),
        from,
        limit: pageSize,
      };
      const [rows, counted] = await Promise.all([
        readRows(kind, view, undefined, page, signal),
        countRows(kind, view, signal),
      ]);
      return { rows, ...counted, filterKey: narrowingOf(view) };
    },
    staleTime: freshMs,
    refetchInterval: changesMs,
  });
}

export function countQuery(kind: RecordKind, view = defaultView) {
  return queryOptions({
    queryKey: [kind.table, 'count', scopeOf(view)],
    queryFn: async ({ signal }) => (await countRows(kind, view, signal)).total,
    refetchInterval: changesMs,
  });
}

const commonColumns = ['status', 'sample', 'created_at', 'updated_at'];
const visitorColumns =
  'spam_suspected duplicate_of owner_id follow_up_on follow_up_note overdue new_answer_at'.split(
    ' ',
  );

/** The columns that the list itself shows. */
export function columnsOf(kind: RecordKind) {
  const shown = [
    ...kind.nameParts,
    ...(kind.job ?? []),
    ...kind.columns.flatMap(({ fields }) => fields).filter((field) => field !== 'name'),
    ...commonColumns,
    ...(kind.isFromVisitors ? visitorColumns : []),
    ...(kind.leadPosition ? decisions.outcome_set : []),
    ...(kind.awaitsProposal ? ['answered_at'] : []),
    ...(kind.awaitsDecision ? ['rejection_reason'] : []),
  ];
  return [...new Set(['id', ...shown])].join(',');
}
