import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { timeAt } from '@/lib/zoned-time';
import type { RecordTable } from '../records/record-kind';
import { recordKinds } from '../records/tabs';
import { refreshMs } from '../ui/refresh';
import { dayAfter } from '../ui/timestamps';
import { daysIn, type Period } from './period';

export interface CountSeries {
  label: string;
  colour: string;
  counts: number[];
}

/** Counts submissions by kind between each boundary and the next. */
export const countsQuery = (boundaries: readonly Date[], tables: readonly RecordTable[]) => {
  const day_starts = boundaries.map((boundary) => boundary.toISOString());
  return queryOptions({
    queryKey: ['submissions_per_day', ...day_starts, tables.join()],
    queryFn: async ({ signal }): Promise<CountSeries[]> => {
      const request = staff().rpc('submissions_per_day', { day_starts });
      const rows = dataOf(await request.abortSignal(signal)) ?? [];
      return recordKinds.flatMap(({ table, texts, chartColour: colour }) => {
        if (!colour || !tables.includes(table)) return [];
        const ofKind = rows.filter((row) => row.table_name === table);
        // The database counts what came after the last boundary as one more, which is not of the period.
        const counts = boundaries
          .slice(1)
          .map((_, index) => ofKind.find(({ day }) => day === index + 1)?.submissions ?? 0);
        return [{ label: texts.title, colour, counts }];
      });
    },
    refetchInterval: refreshMs,
  });
};

/** A quarter has at most 92 days. */
const maxDailyBars = 92;

export const isWeekly = (period: Period) => daysIn(period) > maxDailyBars;

/** Returns the starts of a period's days in a time zone, or of its weeks if it is long, and its end. */
export function boundariesOf(period: Period, timeZone: string): Date[] {
  const days = daysIn(period);
  const daysPerBar = isWeekly(period) ? 7 : 1;
  // By the calendar, because not every day has 24 hours.
  const startOf = (index: number) => timeAt(dayAfter(period.first, index), '00:00', timeZone).at;
  const starts = Array.from({ length: Math.ceil(days / daysPerBar) }, (_, index) =>
    startOf(index * daysPerBar),
  );
  return [...starts, startOf(days)];
}

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
