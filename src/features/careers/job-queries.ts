import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { readRows } from '@/lib/supabase/public';
import { jobAddress, openJobsAddress } from './job-addresses';
import type { Job } from './job';

export const openJobsKey = ['job_postings', 'open'] as const;
export const jobKey = (id: string) => [...openJobsKey, id] as const;

// Also for rows that are put there: a query with a time to live would keep the build waiting for it.
queryClient.setQueryDefaults(openJobsKey, {
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

export const openJobsQuery = queryOptions<readonly Job[]>({
  queryKey: openJobsKey,
  queryFn: ({ signal }) => fetchOpenJobs(signal),
});

/** Null when it is closed or was never there. */
export const jobQuery = (id: string) =>
  queryOptions<Job | null>({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => fetchJob(id, signal),
    initialData: () =>
      queryClient.getQueryData<readonly Job[]>(openJobsKey)?.find((job) => job.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(openJobsKey)?.dataUpdatedAt,
  });

/** @param backend the build tells it. @throws RequestError without a usable answer. */
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
