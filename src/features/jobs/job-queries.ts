import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { readRows } from '@/lib/supabase/rows';
import { jobAddress, openJobsAddress } from './job-addresses';
import type { Job } from './job';

/** One request a session; after five minutes it is renewed in the background when looked at. */
const cached = { staleTime: 5 * 60_000, gcTime: Number.POSITIVE_INFINITY };

const openJobsKey = ['job_postings', 'open'] as const;

/** Every open position, newest first; those that a page was built with are used, and asked for anew. */
export const openJobsQuery = (built?: readonly Job[]) =>
  queryOptions<readonly Job[]>({
    queryKey: openJobsKey,
    queryFn: ({ signal }) => fetchOpenJobs(signal),
    ...(built && { initialData: built, initialDataUpdatedAt: 0 }),
    ...cached,
  });

/**
 * One open position; null when it is closed or was never there. The one that the page was built with is
 * used, and asked for anew, or the list's, where there is one.
 */
export const jobQuery = (id: string, built?: Job) =>
  queryOptions<Job | null>({
    queryKey: [...openJobsKey, id],
    queryFn: ({ signal }) => fetchJob(id, signal),
    initialData: () =>
      built ?? queryClient.getQueryData<readonly Job[]>(openJobsKey)?.find((job) => job.id === id),
    initialDataUpdatedAt: () => (built ? 0 : queryClient.getQueryState(openJobsKey)?.dataUpdatedAt),
    ...cached,
  });

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
