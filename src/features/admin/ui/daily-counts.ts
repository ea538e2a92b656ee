import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { recordLists } from '../records/tabs';
import { refreshMs } from './refresh';

const days = 30;

/** The chart's series from the bottom up. */
const series = recordLists.flatMap(({ table, texts, chartColour: colour }) =>
  colour ? [{ table, label: texts.title, colour }] : [],
);

/** Submissions per kind and day; the last day is today. */
export interface DailyCounts {
  /** Starts of the days in the reader's time zone. */
  days: Date[];
  counts: Partial<Record<RecordTable, number[]>>;
}

export const dailyQuery = queryOptions({
  queryKey: ['submissions_per_day'],
  queryFn: async ({ signal }): Promise<DailyCounts> => {
    const starts = dayStarts(new Date());
    const request = staff().rpc('submissions_per_day', {
      day_starts: starts.map((start) => start.toISOString()),
    });
    const rows = dataOf(await request.abortSignal(signal)) ?? [];
    const countsOf = (table: RecordTable) =>
      starts.map(
        (_, index) =>
          rows.find((row) => row.table_name === table && row.day === index + 1)?.submissions ?? 0,
      );
    return {
      days: starts,
      counts: Object.fromEntries(series.map(({ table }) => [table, countsOf(table)])),
    };
  },
  refetchInterval: refreshMs,
});

/** Returns the series that the counts hold. */
export const seriesIn = ({ counts }: DailyCounts) => series.filter(({ table }) => counts[table]);

/** Leaves the kinds that a role includes. */
export const countsFor =
  (tables: readonly RecordTable[]) =>
  ({ days: starts, counts }: DailyCounts): DailyCounts => ({
    days: starts,
    counts: Object.fromEntries(
      series
        .filter(({ table }) => tables.includes(table))
        .map(({ table }) => [table, counts[table]]),
    ),
  });

/** Uses the calendar, because not every day has 24 hours. */
function dayStarts(now: Date): Date[] {
  return Array.from(
    { length: days },
    (_, index) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1 + index),
  );
}

export function sum(counts: readonly number[] = []): number {
  return counts.reduce((total, count) => total + count, 0);
}
