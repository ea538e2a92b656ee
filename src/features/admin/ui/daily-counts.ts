import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { clockAt, timeAt } from '@/lib/zoned-time';
import type { RecordTable } from '../records/record-list';
import { recordLists } from '../records/tabs';
import { refreshMs } from './refresh';
import { dayAfter } from './timestamps';

/** The chart's series from the bottom up. */
const series = recordLists.flatMap(({ table, texts, chartColour: colour }) =>
  colour ? [{ table, label: texts.title, colour }] : [],
);

const dayMs = 86_400_000;

/** Submissions per kind and day, or week. */
export interface DailyCounts {
  /** Their starts. */
  days: Date[];
  counts: Partial<Record<RecordTable, number[]>>;
}

/**
 * Reads what came from each of some moments to the next.
 * @param moments the starts, and the end of the last
 */
export const dailyQuery = (moments: readonly Date[]) =>
  queryOptions({
    queryKey: ['submissions_per_day', moments[0]?.toISOString(), moments.length],
    queryFn: async ({ signal }): Promise<DailyCounts> => {
      const days = moments.slice(0, -1);
      const request = staff().rpc('submissions_per_day', {
        day_starts: moments.map((moment) => moment.toISOString()),
      });
      const rows = dataOf(await request.abortSignal(signal)) ?? [];
      const countsOf = (table: RecordTable) =>
        days.map(
          (_, index) =>
            rows.find((row) => row.table_name === table && row.day === index + 1)?.submissions ?? 0,
        );
      return {
        days,
        counts: Object.fromEntries(series.map(({ table }) => [table, countsOf(table)])),
      };
    },
    refetchInterval: refreshMs,
  });

/** Returns the series that the counts hold. */
export const seriesIn = ({ counts }: DailyCounts) => series.filter(({ table }) => counts[table]);

/** Leaves the kinds that a role includes, and days as the UTC fields of their starts. */
export const countsFor =
  (tables: readonly RecordTable[], timeZone: string) =>
  ({ days: starts, counts }: DailyCounts): DailyCounts => ({
    days: starts.map((start) => clockAt(start, timeZone)),
    counts: Object.fromEntries(
      series
        .filter(({ table }) => tables.includes(table))
        .map(({ table }) => [table, counts[table]]),
    ),
  });

const mostBars = 92;

/** Returns the starts of a period's days in a time zone, of its weeks where they are many, and its end. */
export function startsIn(first: string, last: string, timeZone: string): Date[] {
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  const step = days > mostBars ? 7 : 1;
  // by the calendar, because not every day has 24 hours
  const after = (count: number) => timeAt(dayAfter(first, count), '00:00', timeZone).at;
  const starts = Array.from({ length: Math.ceil(days / step) }, (_, index) => after(index * step));
  return [...starts, after(days)];
}

export function sum(counts: readonly number[] = []): number {
  return counts.reduce((total, count) => total + count, 0);
}
