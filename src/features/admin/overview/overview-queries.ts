import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { refreshMs } from '../ui/refresh';

const days = 30;

/** The chart's series from the bottom up; the colours are tokens of tailwind.config.ts. */
const chartKinds = [
  { kind: 'contact_submissions', colour: '--brand' },
  { kind: 'quote_requests', colour: '--warning' },
  { kind: 'career_applications', colour: '--good' },
  { kind: 'partnership_applications', colour: '--edge' },
] as const;

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
    const countsOf = (kind: string) =>
      starts.map(
        (_, index) =>
          rows.find((row) => row.table_name === kind && row.day === index + 1)?.submissions ?? 0,
      );
    return {
      days: starts,
      counts: Object.fromEntries(chartKinds.map(({ kind }) => [kind, countsOf(kind)])),
    };
  },
  refetchInterval: refreshMs,
});

/** The series of the kinds that the counts hold. */
export const kindsIn = ({ counts }: DailyCounts) => chartKinds.filter(({ kind }) => counts[kind]);

/** Leaves the kinds that a role includes. */
export const countsFor =
  (tables: readonly RecordTable[]) =>
  ({ days: starts, counts }: DailyCounts): DailyCounts => ({
    days: starts,
    counts: Object.fromEntries(
      chartKinds
        .filter(({ kind }) => tables.includes(kind))
        .map(({ kind }) => [kind, counts[kind]]),
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
