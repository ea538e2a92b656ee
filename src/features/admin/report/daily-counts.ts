import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { timeAt } from '@/lib/zoned-time';
import type { RecordTable } from '../records/record-list';
import { recordLists } from '../records/tabs';
import { refreshMs } from '../ui/refresh';
import { dayAfter } from '../ui/timestamps';
import { daysIn, type Period } from './period';

/** Counts of one kind per day or week. */
export interface Series {
  label: string;
  colour: string;
  counts: number[];
}

/**
 * Counts submissions by kind between each moment and the next.
 * @param moments the starts, and the end of the last
 */
export const dailyQuery = (moments: readonly Date[], tables: readonly RecordTable[]) =>
  queryOptions({
    queryKey: ['submissions_per_day', moments[0]?.toISOString(), moments.length, tables.join()],
    queryFn: async ({ signal }): Promise<Series[]> => {
      const request = staff().rpc('submissions_per_day', {
        day_starts: moments.map((moment) => moment.toISOString()),
      });
      const rows = dataOf(await request.abortSignal(signal)) ?? [];
      return recordLists.flatMap(({ table, texts, chartColour: colour }) => {
        if (!colour || !tables.includes(table)) return [];
        const counts = moments.slice(0, -1).map(() => 0);
        for (const row of rows) {
          if (row.table_name === table) counts[row.day - 1] = row.submissions;
        }
        return [{ label: texts.title, colour, counts }];
      });
    },
    refetchInterval: refreshMs,
  });

const mostBars = 92;

/** Returns the starts of a period's days in a time zone, of its weeks where they are many, and its end. */
export function startsIn(period: Period, timeZone: string): Date[] {
  const days = daysIn(period);
  const step = days > mostBars ? 7 : 1;
  // by the calendar, because not every day has 24 hours
  const after = (count: number) => timeAt(dayAfter(period.first, count), '00:00', timeZone).at;
  const starts = Array.from({ length: Math.ceil(days / step) }, (_, index) => after(index * step));
  return [...starts, after(days)];
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
