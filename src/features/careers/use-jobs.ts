import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClient, useLate } from '@/lib/use-query-client';
import type { Job } from './job';
import { isJobId } from './job-id';
import { cacheRowsOfDocument } from './built-rows';
import { jobQuery, openJobsQuery } from './job-queries';

if (!import.meta.env.SSR) cacheRowsOfDocument();

/** Every open position, newest first; none yet while they load or could not be loaded. */
export function useOpenJobs(): { jobs: readonly Job[] | undefined; failed: boolean } {
  const query = useQuery(openJobsQuery, useClient());
  return { jobs: query.data, failed: useFailed(query) };
}

export type JobLookup =
  | { state: 'loading' | 'failed' | 'closed' | 'unknown'; job?: never }
  | { state: 'open'; job: Job };

/** Closed also when there never was one, unknown what could be nobody's id. */
export function useJob(id: string): JobLookup {
  const valid = isJobId(id);
  const query = useQuery({ ...jobQuery(id), enabled: valid }, useClient());
  const failed = useFailed(query);
  if (!valid) return { state: 'unknown' };
  if (query.data === null) return { state: 'closed' };
  if (query.data) return { state: 'open', job: query.data };
  return { state: failed ? 'failed' : 'loading' };
}

/** When no further try comes, or tries have failed for a while; those go on. */
function useFailed({ data, isError, failureCount }: UseQueryResult): boolean {
  const waits = data === undefined;
  const late = useLate(waits);
  return waits && (isError || (late && failureCount > 0));
}
