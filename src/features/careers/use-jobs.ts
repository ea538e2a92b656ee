import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@/lib/use-hydrated';
import { useClient, useLate } from '@/lib/use-query-client';
import type { Job } from './job';
import { isJobId } from './job-id';
import { useBuiltRows } from './built-rows';
import { jobQuery, openJobsQuery } from './job-queries';

export type OpenJobs =
  | { state: 'loading'; jobs?: never }
  | { state: 'failed'; jobs?: never }
  | { state: 'ready'; jobs: readonly Job[] };

/** Every open position, newest first. While hydrating, those of the prerendered HTML. */
export function useOpenJobs(): OpenJobs {
  const { list } = useBuiltRows();
  const query = useQuery(openJobsQuery(list), useClient());
  const failed = useFailed(query);
  const hydrated = useHydrated();
  const jobs = hydrated ? query.data : list;
  if (jobs) return { state: 'ready', jobs };
  return { state: hydrated && failed ? 'failed' : 'loading' };
}

export type JobLookup =
  | { state: 'loading'; job?: never }
  | { state: 'failed'; job?: never }
  | { state: 'closed'; job?: never }
  | { state: 'unknown'; job?: never }
  | { state: 'open'; job: Job };

/** Closed also when there never was one, unknown what could be nobody's id. While hydrating, the one of the prerendered HTML. */
export function useJob(id: string): JobLookup {
  const valid = isJobId(id);
  const built = useBuiltPosting(id);
  const query = useQuery({ ...jobQuery(id.toLowerCase(), built), enabled: valid }, useClient());
  const failed = useFailed(query);
  const hydrated = useHydrated();
  if (!hydrated) return built ? { state: 'open', job: built } : { state: 'loading' };
  if (!valid) return { state: 'unknown' };
  if (query.data === null) return { state: 'closed' };
  if (query.data) return { state: 'open', job: query.data };
  return { state: failed ? 'failed' : 'loading' };
}

export function useBuiltPosting(id: string): Job | undefined {
  const { posting } = useBuiltRows();
  return posting?.id === id.toLowerCase() ? posting : undefined;
}

/** When no further try comes, or tries have failed for a while; those go on. */
function useFailed({ isError, isPending, failureCount }: Try): boolean {
  const late = useLate(isPending);
  return isError || (late && failureCount > 0);
}

interface Try {
  isError: boolean;
  isPending: boolean;
  failureCount: number;
}
