import { useDeferredValue } from 'react';
import { positions } from '@/content/en/positions';
import { JobList } from './job-list';
import { PositionsFailure, PositionsLoading } from '../list-states';
import { useOpenJobs } from '../use-jobs';

export function OpenPositions() {
  const open = useOpenJobs();
  // Deferred, a list that arrives is rendered in slices: a cheap phone stays free for touches.
  const state = useDeferredValue(open.state);
  const jobs = useDeferredValue(open.jobs);
  if (state === 'failed') return <PositionsFailure />;
  if (!jobs) return <PositionsLoading />;
  if (jobs.length === 0) {
    return <output className="block text-lead text-quiet">{positions.empty}</output>;
  }
  return <JobList jobs={jobs} />;
}
