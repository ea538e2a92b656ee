/** For tests: what the database's search finds among rows. */
import { searchForm } from '@/lib/search-form';
import { ordered, timeOf, type FakeRow } from './fake-rest';

export interface FakeSearch {
  table_name: string;
  filter: {
    words: string[];
    statuses?: string[];
    suspect?: boolean;
    locale?: string;
    received_from?: string;
    received_before?: string;
    received_after?: string;
    received_until?: string;
    behind_id?: string;
    behind_at?: string;
  };
  sort_by: string[];
  descending: boolean;
  skip: number;
  most: number;
}

export function searched(rows: readonly FakeRow[], { filter }: FakeSearch): FakeRow[] {
  const { words, statuses, suspect, locale, ...times } = filter;
  return rows.filter((row) => {
    const text = searchForm(Object.values(row).join('\n'));
    const at = timeOf(String(row['created_at']));
    const place = `${at} ${row.id}`;
    return (
      words.every((word) => text.includes(word)) &&
      (!statuses || statuses.includes(String(row['status']))) &&
      (suspect === undefined || Boolean(row['suspect']) === suspect) &&
      (!locale || row['locale'] === locale) &&
      (!times.received_from || at >= timeOf(times.received_from)) &&
      (!times.received_before || at < timeOf(times.received_before)) &&
      (!times.received_after || at > timeOf(times.received_after)) &&
      (!times.received_until || at <= timeOf(times.received_until)) &&
      (!times.behind_at || place < `${timeOf(times.behind_at)} ${times.behind_id}`)
    );
  });
}

export function paged(rows: FakeRow[], { sort_by, descending, skip, most }: FakeSearch) {
  const keys = sort_by.map((column) => `${column}.${descending ? 'desc' : 'asc'}`);
  return ordered(rows, [...keys, 'created_at.desc', 'id.desc'].join(',')).slice(skip, skip + most);
}
