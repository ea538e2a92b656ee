import { queryOptions } from '@tanstack/react-query';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../record/record-queries';
import type { RecordTable } from '../records/record-list';
import { promises, type Promised } from '../records/waiting';

const days = 30;

type Kind = Exclude<RecordTable, 'job_postings'>;

/** Submissions of each kind on each day; the last day is today. */
export interface DailyCounts {
  /** The days' beginnings in the reader's time zone. */
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
    const of = (kind: Kind) => {
      const counts = starts.map(() => 0);
      for (const row of rows) if (row.table_name === kind) counts[row.day - 1] = row.submissions;
      return counts;
    };
    return {
      days: starts,
      counts: {
        contact_submissions: of('contact_submissions'),
        quote_requests: of('quote_requests'),
        career_applications: of('career_applications'),
        partnership_applications: of('partnership_applications'),
      },
    };
  },
  refetchInterval: refreshMs,
});

/** How many submissions of a kind are still new after the time that visitors were promised. */
export function waitingQuery(table: Promised) {
  return queryOptions({
    queryKey: [table, 'waiting'],
    queryFn: async ({ signal }) => {
      const request = staff()
        .from(table)
        .select('id', { count: 'exact', head: true })
        .eq('status', 'new')
        .lt('created_at', promises[table](new Date()).toISOString());
      const { count, status, error } = await request.abortSignal(signal);
      dataOf({ data: null, status, error });
      if (count === null || Number.isNaN(count)) throw new RequestError('no exact count', status);
      return count;
    },
    refetchInterval: refreshMs,
  });
}

/** Midnights, through the calendar, as not every day has 24 hours. */
function dayStarts(now: Date): Date[] {
  return Array.from(
    { length: days },
    (_, index) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1 + index),
  );
}
