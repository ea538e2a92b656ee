import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { queryClient } from '@/lib/query-client';
import { ownValue } from '@/lib/own-value';
import { labelOf, valueText } from '../list/filter-options';
import { anyOpen, type ListView } from '../list/list-view';
import type { ListFilter, RecordList } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { applicantsQuery } from '../ui/applicants';
import { ownerName } from '../ui/colleagues';

const { filters: texts, search, spam_suspected: spam } = adminLists;

/** What narrows a list, as pairs of label and value in words. */
export function describeView(list: RecordList, view: ListView): [label: string, value: string][] {
  const statuses = view.statuses.map((status) =>
    status === anyOpen ? texts.anyOpen : statusBadge(list, status).label,
  );
  const parts: [label: string, value: string][] = [
    [search.label, view.search],
    [texts.status, [...(view.spam ? [spam] : []), ...statuses].join(', ')],
    [
      labelOf(list, { field: 'created_at' }),
      view.dates && (ownValue<string>(texts.dates, view.dates) ?? view.dates),
    ],
    ...list.filters.map((filter): [string, string] => [
      labelOf(list, filter),
      filterText(filter, view.filters[filter.param] ?? ''),
    ]),
  ];
  return parts.filter(([, value]) => value !== '');
}

function filterText({ kind, field }: ListFilter, value: string): string {
  if (value === '') return '';
  if (kind === 'owner' || kind === 'due') {
    return ownValue<string>(adminOwner.filters, value) ?? ownerName(value);
  }
  if (kind !== 'posting') return valueText(field, value);
  const applicants = queryClient.getQueryData(applicantsQuery.queryKey);
  return applicants?.find(({ posting_id }) => posting_id === value)?.title ?? value;
}
