import { queryOptions } from '@tanstack/react-query';
import { sorted } from '@/lib/arrays';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { filterKinds, filterWords, type ViewFilter } from './filters';
import { useOpenList } from './list-context';
import type { RecordTable } from '../records/record-kind';
import { applicantsQuery, type ApplicantCounts } from '../ui/applicants';
import { colleaguesFor, useColleagues } from '../ui/colleagues';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

/** Returns the values that a filter offers, or undefined while they load. */
export function useFilterOptions(filter: ViewFilter) {
  const { kind } = useOpenList();
  const { id: userId } = useStaffUser();
  const { colleagues } = useColleagues();
  const { data: postings } = useStaffQuery({
    ...applicantsQuery,
    enabled: filter.kind === 'posting',
    select: postingsOf,
  });
  const { data: storedValues } = useStaffQuery({
    ...valuesQuery(kind.table, filter.field),
    enabled: filter.kind === 'value',
  });
  const colleagueIds = colleaguesFor(kind.table, userId, colleagues).map(({ id }) => id);
  const { values: valuesOf } = filterKinds[filter.kind];
  const knownValues =
    filter.kind === 'owner' ? ['me', 'none', ...colleagueIds] : valuesOf?.(filter.field, kind);
  const values = knownValues ?? postings ?? storedValues;
  return values?.map((value) => ({ value, words: filterWords(kind, filter, value) }));
}

/** Returns the filter's value in words, which can be those of colleagues and postings that load. */
export function useFilterWords(filter: ViewFilter): string {
  const { kind, view } = useOpenList();
  const value = view.filters[filter.param];
  useColleagues();
  useStaffQuery({ ...applicantsQuery, enabled: filter.kind === 'posting' });
  return value ? filterWords(kind, filter, value) : '';
}

const staleMs = 60_000;

function valuesQuery(table: RecordTable, field: string) {
  return queryOptions({
    queryKey: [table, 'values', field],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('filter_values', { table_name: table, field });
      return (dataOf(await request.abortSignal(signal)) ?? []).map(({ value }) => value);
    },
    staleTime: staleMs,
  });
}

/** Returns the id of every posting that somebody applied for, including deleted ones, by title. */
function postingsOf(applicants: readonly ApplicantCounts[]) {
  const titles = new Map(applicants.map(({ posting_id, title }) => [posting_id, title]));
  const byTitle = sorted([...titles], ([, title], [, otherTitle]) =>
    title.localeCompare(otherTitle, 'en'),
  );
  return byTitle.map(([postingId]) => postingId);
}
