import { queryOptions } from '@tanstack/react-query';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSame } from '@/content/en/admin-same';
import { sorted } from '@/lib/arrays';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { rangeOf } from './date-range';
import type { ListFilter, RecordList, RecordTable } from '../records/record-list';
import { applicantsQuery, sumOf, type Applicants } from '../ui/applicants';
import { colleaguesFor, ownerName, useColleagues } from '../ui/colleagues';
import { unturned } from '../ui/direction';
import { fieldText, wordsOf } from '../ui/field-text';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { dayFromNow, dayText } from '../ui/timestamps';
import { dayAfter, mondayOf, weekRange } from '../ui/weeks';

const { filters: texts } = adminLists;

export type Option = readonly [value: string, label: string];

/** Returns what a filter offers besides "any", or undefined while it is loading. */
export function useOptions(list: RecordList, { kind, field }: ListFilter): Option[] | undefined {
  const { id: me } = useStaffUser();
  const { colleagues } = useColleagues();
  const { data: postings } = useStaffQuery({
    ...applicantsQuery,
    enabled: kind === 'posting',
    select: postingsOf,
  });
  const { data: values } = useStaffQuery({
    ...valuesQuery(list.table, field),
    enabled: kind === 'value',
  });
  switch (kind) {
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
      return values?.map((found) => [
        found.value,
        texts.option(valueText(field, found.value), found.records),
      ]);
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
  return byTitle.map(([id, title]) => [id, texts.option(title, sumOf(applicants, id))]);
}

export function labelOf(list: RecordList, { field }: ListFilter): string {
  const fields: Readonly<Record<string, string>> = { ...texts.fields, ...list.texts.fields };
  return fields[field] ?? field;
}
