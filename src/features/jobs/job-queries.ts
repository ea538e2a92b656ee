import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { anonymous } from '@/lib/supabase/anonymous';
import { dataOf } from '@/lib/supabase/request-error';
import type { Job } from './job';

const columns =
  'id,title,department,location,employment_type,salary_range,description,requirements,created_at';

/** Rows asked for at once; servers give 1000 at most. */
const portion = 1000;

/** One request a session; after five minutes it is renewed in the background when looked at. */
const cached = { staleTime: 5 * 60_000, gcTime: Number.POSITIVE_INFINITY };

/** Every open position, newest first. */
export const openJobsQuery = queryOptions({
  queryKey: ['job_postings', 'open'],
  queryFn: ({ signal }) => fetchOpenJobs(signal),
  ...cached,
});

/** One open position; null when it is closed or was never there. The list's is used where there is one. */
export function jobQuery(id: string) {
  const list = openJobsQuery.queryKey;
  return queryOptions({
    queryKey: ['job_postings', 'open', id],
    queryFn: ({ signal }) => fetchJob(id, signal),
    initialData: () => queryClient.getQueryData(list)?.find((job) => job.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(list)?.dataUpdatedAt,
    ...cached,
  });
}

async function fetchOpenJobs(signal: AbortSignal): Promise<Job[]> {
  // By id: a posting published meanwhile moves the others, and one of them comes twice.
  const jobs = new Map<string, Job>();
  for (let from = 0, total = 1; from < total;) {
    // oxlint-disable-next-line no-await-in-loop -- where the next portion starts, this one tells
    const answer = await openJobs({ count: 'exact' })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + portion - 1)
      .abortSignal(signal);
    const rows = answer.status === 416 ? [] : dataOf(answer);
    if (!rows?.length) break;
    for (const job of rows) jobs.set(job.id, job);
    from += rows.length;
    total = answer.count ?? 0;
  }
  return [...jobs.values()];
}

async function fetchJob(id: string, signal: AbortSignal): Promise<Job | null> {
  const answer = await openJobs().eq('id', id).limit(1).abortSignal(signal);
  return dataOf(answer)?.[0] ?? null;
}

function openJobs(options?: { count: 'exact' }) {
  return anonymous.from('job_postings').select(columns, options).eq('status', 'active');
}
