import { queryOptions } from '@tanstack/react-query';
import { sorted } from '@/lib/arrays';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { filterKinds, filterWords, type FilterField } from './filters';
import { useOpenList } from './list-context';
import type { RecordTable } from '../records/record-kind';
import { applicantsQuery, type ApplicantCounts } from '../ui/applicants';
import { colleaguesFor, useColleagues } from '../ui/colleagues';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

interface Option {
  value: string;
  words: string;
}

/** Returns what a filter offers, or undefined while it is loading. */
export function useOptions(filter: FilterField): readonly Option[] | undefined {
  const { kind } = useOpenList();
  const { id: me } = useStaffUser();
  const { colleagues } = useColleagues();
  const { data: postings } = useStaffQuery({
    ...applicantsQuery,
    enabled: filter.kind === 'posting',
    select: postingsOf,
  });
  const { data: stored } = useStaffQuery({
    ...valuesQuery(kind.table, filter.field),
    enabled: filter.kind === 'value',
  });
  const others = colleaguesFor(kind.table, me, colleagues).map(({ id }) => id);
  const { values: fixed } = filterKinds[filter.kind];
  const known = filter.kind === 'owner' ? ['me', 'none', ...others] : fixed?.(filter.field, kind);
  const values = known ?? postings ?? stored;
  return values?.map((value) => ({ value, words: filterWords(kind, filter, value) }));
}

/** Returns the words of what is set, which can be those of colleagues and postings that load. */
export function useFilterWords(filter: FilterField): string {
  const { kind, view } = useOpenList();
  const value = view.filters[filter.param];
  useColleagues();
  useStaffQuery({ ...applicantsQuery, enabled: filter.kind === 'posting' });
  return value ? filterWords(kind, filter, value) : '';
}

const refreshMs = 60_000;

function valuesQuery(table: RecordTable, field: string) {
  return queryOptions({
    queryKey: [table, 'values', field],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('filter_values', { table_name: table, field });
      return (dataOf(await request.abortSignal(signal)) ?? []).map(({ value }) => value);
    },
    staleTime: refreshMs,
  });
}

/** Every posting that somebody applied for, including deleted ones. */
function postingsOf(applicants: readonly ApplicantCounts[]) {
  const titles = new Map(applicants.map(({ posting_id, title }) => [posting_id, title]));
  const byTitle = sorted([...titles], ([, one], [, other]) => one.localeCompare(other, 'en'));
  return byTitle.map(([posting]) => posting);
}
