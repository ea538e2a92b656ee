import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useQueryClient } from '@/lib/query-client';
import { useIsLate } from '@/lib/use-is-late';
import { cacheRowsOfDocument } from './built-rows';
import type { Job } from './job';
import { isJobId } from './job-id';
import { jobQuery, openJobsQuery, type ClosedState } from './job-queries';

if (!import.meta.env.SSR) cacheRowsOfDocument();

export function useOpenJobs(): { jobs: readonly Job[] | undefined; hasFailed: boolean } {
  const query = useQuery(openJobsQuery, useQueryClient());
  return { jobs: query.data, hasFailed: useHasFailed(query) };
}

export type JobLookup =
  | { state: 'loading' | 'failed' | 'unknown' | ClosedState; job?: never }
  | { state: 'open'; job: Job };

export function useJob(id: string): JobLookup {
  const isValid = isJobId(id);
  const query = useQuery({ ...jobQuery(id), enabled: isValid }, useQueryClient());
  const hasFailed = useHasFailed(query);
  if (!isValid) return { state: 'unknown' };
  if (typeof query.data === 'string') return { state: query.data };
  if (query.data) return { state: 'open', job: query.data };
  return { state: hasFailed ? 'failed' : 'loading' };
}

function useHasFailed({ data, isError, failureCount }: UseQueryResult): boolean {
  const isWaiting = data === undefined;
  const isLate = useIsLate(isWaiting);
  return isWaiting && (isError || (isLate && failureCount > 0));
}
