import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '@/lib/query-client';
import { useHydrated } from '@/lib/use-hydrated';
import { isJobId, type Job } from './job';
import { jobQuery, openJobsQuery } from './job-queries';
import type { Shown } from './shown-early';

/** How long failed tries are repeated in silence, in milliseconds. */
const patience = 8000;

export type OpenJobs =
  | { state: 'loading'; jobs?: never }
  | { state: 'failed'; jobs?: never }
  | { state: 'ready'; jobs: Job[] };

/** Every open position, newest first. Loading while hydrating, so that prerendered HTML agrees. */
export function useOpenJobs(): OpenJobs {
  const query = useQuery(openJobsQuery, useClient());
  const failed = useFailed(query);
  const hydrated = useHydrated();
  if (hydrated && query.data) return { state: 'ready', jobs: query.data };
  return { state: hydrated && failed ? 'failed' : 'loading' };
}

export type JobLookup =
  | { state: 'loading'; job?: never }
  | { state: 'failed'; job?: never }
  | { state: 'closed'; job?: never }
  | { state: 'open'; job: Job };

/**
 * The open position with this id; closed also when there never was one. Loading while hydrating, but
 * for the one that is shown already.
 */
export function useJob(id: string, shown?: Shown): JobLookup {
  const known = isJobId(id);
  const query = useQuery({ ...jobQuery(id.toLowerCase(), shown), enabled: known }, useClient());
  const failed = useFailed(query);
  const hydrated = useHydrated();
  if (!hydrated) return shown ? { state: 'open', job: shown.job } : { state: 'loading' };
  if (!known || query.data === null) return { state: 'closed' };
  if (query.data) return { state: 'open', job: query.data };
  return { state: failed ? 'failed' : 'loading' };
}

/** The one cache; while somebody uses it, it hears of focus and network. Needs no provider above. */
function useClient() {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
  return queryClient;
}

/**
 * Whether a failure should be told: when no further try comes, or when tries have failed for a
 * while. In the latter case they go on, and a late answer takes the failure's place.
 */
function useFailed({ isError, isPending, failureCount }: Try): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return isError || (late && failureCount > 0);
}

interface Try {
  isError: boolean;
  isPending: boolean;
  failureCount: number;
}
