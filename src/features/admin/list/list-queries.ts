import { queryOptions } from '@tanstack/react-query';
import { decisions } from '@/lib/form-row';
import { countRows, readListRows } from './list-request';
import { defaultView, filterKeyOf, scopeOf, type ListView } from './list-view';
import { pageSize, pagesKey, type RecordPage } from '../records/query-keys';
import type { RecordKind } from '../records/record-kind';
import { refreshMs } from '../ui/refresh';

export function listPageQuery(kind: RecordKind, view: ListView) {
  return queryOptions({
    queryKey: [...pagesKey(kind.table), scopeOf(view), view.page, view.isByDue],
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const range = {
        columns: listColumns(kind) + (kind.preview ? ',preview' : ''),
        from: (view.page - 1) * pageSize,
        limit: pageSize,
      };
      const [rows, count] = await Promise.all([
        readListRows(kind, view, range, signal),
        countRows(kind, view, signal),
      ]);
      return { rows, ...count, filterKey: filterKeyOf(view) };
    },
    // Turning back to a page within this time does not read it again.
    staleTime: 5_000,
    refetchInterval: refreshMs,
  });
}

export function countQuery(kind: RecordKind, view = defaultView) {
  return queryOptions({
    queryKey: [kind.table, 'count', scopeOf(view)],
    queryFn: async ({ signal }) => (await countRows(kind, view, signal)).total,
    refetchInterval: refreshMs,
  });
}

const commonColumns = ['status', 'sample', 'created_at', 'updated_at'];
const submissionColumns =
  'spam_suspected duplicate_of owner_id follow_up_on follow_up_note overdue new_answer_at';

/** Returns the columns that the list shows besides the preview, separated by commas. */
export function listColumns(kind: RecordKind): string {
  const columns = [
    'id',
    ...kind.nameParts,
    ...(kind.job ?? []),
    ...kind.columns.flatMap(({ fields }) => fields).filter((field) => field !== 'name'),
    ...commonColumns,
    ...(kind.isFromVisitors ? submissionColumns.split(' ') : []),
    ...(kind.leadPosition ? decisions.outcome_set : []),
    ...(kind.awaitsProposal ? ['answered_at'] : []),
    ...(kind.awaitsDecision ? ['rejection_reason'] : []),
  ];
  return [...new Set(columns)].join(',');
}
