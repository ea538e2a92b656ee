import { queryOptions } from '@tanstack/react-query';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSame } from '@/content/en/admin-same';
import { reversed, sorted } from '@/lib/arrays';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { datePresets, rangeOf } from './date-range';
import { anyOpen, sortsOf, times } from './list-view';
import type { ListFilter, RecordList, RecordTable } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { applicantsQuery, sumOf, type Applicants } from '../ui/applicants';
import { colleaguesFor, ownerName, useColleagues } from '../ui/colleagues';
import { unturned } from '../ui/direction';
import { fieldText, wordsOf } from '../ui/field-text';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { dayFromNow, dayText } from '../ui/timestamps';
import { dayAfter, mondayOf, weekRange } from '../ui/weeks';

const { filters: texts, sort: sortTexts } = adminLists;

/** @param records how many have the value, where that is known */
export type Option = readonly [value: string, label: string, records?: number];

/** A filter of the list, or what every list has. */
export type FilterField =
  | ListFilter
  | { param: string; field: string; kind: 'status' | 'dates' | 'sort' };

/** What a list can be narrowed by, the most used first, and its order. */
export const fieldsOf = ({ filters }: RecordList): readonly FilterField[] => [
  { param: 'status', field: 'status', kind: 'status' },
  ...filters,
  { param: 'date', field: 'created_at', kind: 'dates' },
  { param: 'sort', field: 'sort', kind: 'sort' },
];

/**
 * Returns what a field offers, or undefined while it is loading.
 * @param isOffered false where the stored values need not be known
 */
export function useOptions(
  list: RecordList,
  { kind, field }: FilterField,
  isOffered = true,
): Option[] | undefined {
  const { id: me } = useStaffUser();
  const { colleagues } = useColleagues();
  const { data: postings } = useStaffQuery({
    ...applicantsQuery,
    enabled: kind === 'posting',
    select: postingsOf,
  });
  const { data: values } = useStaffQuery({
    ...valuesQuery(list.table, field),
    enabled: kind === 'value' && isOffered,
  });
  switch (kind) {
    case 'status':
      return [
        ...(list.visitors ? [[anyOpen, texts.anyOpen] as const] : []),
        ...list.statuses.map(({ name }) => [name, statusBadge(list, name).label] as const),
      ];
    case 'dates':
      return datePresets.map((preset) => [preset, texts.dates[preset]]);
    case 'sort':
      return ordersOf(list);
    case 'choice':
      return Object.entries(wordsOf(field) ?? {});
    case 'posting':
      return postings;
    case 'owner':
      return [
        ...owners,
        ...colleaguesFor(list.table, me, colleagues).map(
          ({ id }) => [id, ownerName(id, colleagues)] as const,
        ),
      ];
    case 'due':
      return [['today', adminOwner.filters.today]];
    case 'days':
      return recentWeeks();
    case 'waiting':
      return Object.entries(texts.waiting);
    case 'duplicates':
      return Object.entries(adminSame.filter);
    case 'undecided':
      return Object.entries(adminHiring.filter);
    case 'value':
      return values?.map(({ value, records }) => [value, valueText(field, value), records]);
  }
}

const owners: readonly Option[] = [
  ['me', adminOwner.filters.me],
  ['none', adminOwner.filters.none],
];

const refreshMs = 60_000;

function valuesQuery(table: RecordTable, field: string) {
  return queryOptions({
    queryKey: [table, 'values', field],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('filter_values', { table_name: table, field });
      return dataOf(await request.abortSignal(signal)) ?? [];
    },
    staleTime: refreshMs,
  });
}

function recentWeeks(): Option[] {
  const monday = mondayOf(dayFromNow(0));
  return [
    [weekRange(monday), texts.weeks.current],
    [weekRange(dayAfter(monday, -7)), texts.weeks.last],
  ];
}

/** A value that visitors chose, or one of ours, in words. */
export function valueText(field: string, value: string): string {
  const range = rangeOf(value);
  if (range) return texts.range(dayText(range.from), dayText(range.to));
  return (field === 'source' && ownValue(texts.sources, value)) || fieldText(field, value);
}

/** Every posting that somebody applied for, including deleted ones. */
function postingsOf(applicants: readonly Applicants[]): Option[] {
  const titles = new Map(applicants.map(({ posting_id, title }) => [posting_id, unturned(title)]));
  const byTitle = sorted([...titles], ([, one], [, other]) => one.localeCompare(other, 'en'));
  return byTitle.map(([id, title]) => [id, title, sumOf(applicants, id)]);
}

function ordersOf(list: RecordList): Option[] {
  return [
    ...reversed(times).flatMap((by) => orders(list, by, [sortTexts.newest, sortTexts.oldest])),
    ...reversed(sortsOf(list).filter((by) => !times.includes(by))).flatMap((by) =>
      reversed(orders(list, by, list.rankedBy?.[by] ? ranks : letters)),
    ),
  ];
}

const ranks = [sortTexts.highest, sortTexts.lowest] as const;
const letters = [sortTexts.descending, sortTexts.ascending] as const;

const orders = (
  list: RecordList,
  field: string,
  [down, up]: readonly [string, string],
): Option[] => [
  [`-${field}`, `${labelOf(list, { field })}: ${down}`],
  [field, `${labelOf(list, { field })}: ${up}`],
];

/** Names a column or a filter of a list. */
export function labelOf({ texts: own }: RecordList, { field }: { field: string }): string {
  const labels: Readonly<Record<string, string>> = {
    ...texts.fields,
    ...own.fields,
    name: own.who,
    status: texts.status,
    created_at: own.created,
    updated_at: sortTexts.changed,
    sort: texts.sort,
  };
  return labels[field] ?? field;
}
