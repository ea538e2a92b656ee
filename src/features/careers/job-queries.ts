import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { readPublicRows } from '@/lib/supabase/public';
import { closedOnAddress, jobAddress, openJobsAddress } from './job-addresses';
import type { Job } from './job';

export const openJobsKey = ['job_postings', 'open'] as const;
export const jobKey = (id: string) => [...openJobsKey, id] as const;

// A garbage collection timer would keep the build process alive.
queryClient.setQueryDefaults(openJobsKey, {
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

export const openJobsQuery = queryOptions<readonly Job[]>({
  queryKey: openJobsKey,
  queryFn: ({ signal }) => fetchOpenJobs(signal),
});

/** `closed` is a posting that was filled or withdrawn, or never existed; `ended` one whose closing day is over. */
export type ClosedState = 'closed' | 'ended';

export const jobQuery = (id: string) =>
  queryOptions<Job | ClosedState>({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => fetchJob(id, signal),
    initialData: () =>
      queryClient.getQueryData<readonly Job[]>(openJobsKey)?.find((job) => job.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(openJobsKey)?.dataUpdatedAt,
  });

/** Returns all open postings, newest first. @param backend its URL, during the build. @throws RequestError */
export async function fetchOpenJobs(signal: AbortSignal, backend?: string): Promise<Job[]> {
  // Keyed by id: a posting published between two requests shifts the others, so one row arrives twice.
  const jobs = new Map<string, Job>();
  let from = 0;
  let end = 1;
  while (from < end) {
    // oxlint-disable-next-line no-await-in-loop -- each portion determines where the next one starts
    const { rows, total } = await readPublicRows<Job>(openJobsAddress(from), signal, backend);
    if (rows.length === 0) break;
    for (const job of rows) jobs.set(job.id, job);
    from += rows.length;
    end = total;
  }
  return [...jobs.values()];
}

async function fetchJob(id: string, signal: AbortSignal): Promise<Job | ClosedState> {
  const { rows } = await readPublicRows<Job>(jobAddress(id), signal);
  if (rows[0]) return rows[0];
  const closingDay = await readPublicRows<string>(closedOnAddress(id), signal);
  return closingDay.rows.length > 0 ? 'ended' : 'closed';
}
