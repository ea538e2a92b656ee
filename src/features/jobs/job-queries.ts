import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { readRows } from '@/lib/supabase/rows';
import { jobAddress, openJobsAddress } from './job-addresses';
import type { Job } from './job';
import type { Shown } from './shown-early';

/** One request a session; after five minutes it is renewed in the background when looked at. */
const cached = { staleTime: 5 * 60_000, gcTime: Number.POSITIVE_INFINITY };

/** Every open position, newest first. */
export const openJobsQuery = queryOptions({
  queryKey: ['job_postings', 'open'],
  queryFn: ({ signal }) => fetchOpenJobs(signal),
  ...cached,
});

/**
 * One open position; null when it is closed or was never there. The one that the page shows already
 * is used, or the list's, where there is one; one that the page was built with is asked for anew.
 */
export function jobQuery(id: string, shown?: Shown) {
  const list = openJobsQuery.queryKey;
  return queryOptions({
    queryKey: ['job_postings', 'open', id],
    queryFn: ({ signal }) => fetchJob(id, signal),
    initialData: () => shown?.job ?? queryClient.getQueryData(list)?.find((job) => job.id === id),
    initialDataUpdatedAt: () => {
      if (!shown) return queryClient.getQueryState(list)?.dataUpdatedAt;
      return shown.built ? 0 : undefined;
    },
    ...cached,
  });
}

/**
 * @param backend where to ask; the build of a site that does not know its backend's address is told one.
 * @throws RequestError when there is no usable answer.
 */
export async function fetchOpenJobs(signal: AbortSignal, backend?: string): Promise<Job[]> {
  // By id: a posting published meanwhile moves the others, and one of them comes twice.
  const jobs = new Map<string, Job>();
  for (let from = 0, end = 1; from < end;) {
    // oxlint-disable-next-line no-await-in-loop -- where the next portion starts, this one tells
    const { rows, total } = await readRows<Job>(openJobsAddress(from), signal, backend);
    if (rows.length === 0) break;
    for (const job of rows) jobs.set(job.id, job);
    from += rows.length;
    end = total;
  }
  return [...jobs.values()];
}

async function fetchJob(id: string, signal: AbortSignal): Promise<Job | null> {
  const { rows } = await readRows<Job>(jobAddress(id), signal);
  return rows[0] ?? null;
}
