import { adminLists } from '@/content/en/admin-lists';
import { queryClient } from '@/lib/query-client';
import { ownValue } from '@/lib/own-value';
import { labelOf, valueText } from './filter-options';
import type { ListView } from './list-view';
import type { ListFilter, RecordList } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { applicantsQuery } from '../ui/applicants';

const { filters: texts, search } = adminLists;

/** What narrows a list, as pairs of label and value in words. */
export function describeView(list: RecordList, view: ListView): [label: string, value: string][] {
  const { statuses, dates } = view;
  const statusNames = statuses.map((status) => statusBadge(list, status).label).join(', ');
  const filters = list.filters.flatMap((filter): [string, string][] => {
    const value = view.filters[filter.param];
    return value ? [[labelOf(list, filter), filterText(filter, value)]] : [];
  });
  return [
    ...(view.search ? [[search.label, view.search] as [string, string]] : []),
    ...(statusNames ? [[texts.status, statusNames] as [string, string]] : []),
    ...(dates
      ? [[texts.date, ownValue<string>(texts.dates, dates) ?? dates] as [string, string]]
      : []),
    ...filters,
  ];
}

function filterText({ kind, field }: ListFilter, value: string): string {
  if (kind !== 'posting') return valueText(field, value);
  const applicants = queryClient.getQueryData(applicantsQuery.queryKey);
  return applicants?.find(({ posting_id }) => posting_id === value)?.title ?? value;
}
