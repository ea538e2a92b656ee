import { adminLists } from '@/content/en/admin-lists';
import { sorted } from '@/lib/arrays';
import { wordsOf } from './filter-kinds';
import type { ListFilter, RecordList } from '../records/record-list';
import { applicantsQuery, sumOf, type Applicants } from '../ui/applicants';
import { unturned } from '../ui/direction';
import { useStaffQuery } from '../ui/staff-query';

const { filters: texts } = adminLists;

export type Option = readonly [value: string, label: string];

/** Returns what a filter offers besides "any", or undefined while it is loading. */
export function useOptions({ kind, field }: ListFilter): Option[] | undefined {
  const known = {
    choice: () => Object.entries(wordsOf(field)),
    posting: undefined,
    spam: () => Object.entries(texts.spam).filter(([value]) => value),
  }[kind];
  const { data } = useStaffQuery({ ...applicantsQuery, enabled: !known, select: postingsOf });
  return known ? known() : data;
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

export function anyLabel(list: RecordList, filter: ListFilter): string {
  return filter.kind === 'spam' ? texts.spam[''] : texts.any(labelOf(list, filter));
}
