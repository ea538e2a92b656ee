import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useClient, useLate } from '@/lib/use-query-client';
import type { Job } from './job';
import { isJobId } from './job-id';
import { cacheRowsOfDocument } from './built-rows';
import { jobQuery, openJobsQuery, type Gone } from './job-queries';

if (!import.meta.env.SSR) cacheRowsOfDocument();

export function useOpenJobs(): { jobs: readonly Job[] | undefined; failed: boolean } {
  const query = useQuery(openJobsQuery, useClient());
  return { jobs: query.data, failed: useFailed(query) };
}

export type JobLookup =
  | { state: 'loading' | 'failed' | 'unknown' | Gone; job?: never }
  | { state: 'open'; job: Job };

export function useJob(id: string): JobLookup {
  const valid = isJobId(id);
  const query = useQuery({ ...jobQuery(id), enabled: valid }, useClient());
  const failed = useFailed(query);
  if (!valid) return { state: 'unknown' };
  if (typeof query.data === 'string') return { state: query.data };
  if (query.data) return { state: 'open', job: query.data };
  return { state: failed ? 'failed' : 'loading' };
}

function useFailed({ data, isError, failureCount }: UseQueryResult): boolean {
  const waits = data === undefined;
  const late = useLate(waits);
  return waits && (isError || (late && failureCount > 0));
}
