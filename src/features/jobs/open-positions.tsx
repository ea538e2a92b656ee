import { positions } from '@/content/positions';
import { JobList } from './job-list';
import { PositionsFailure, PositionsLoading } from './list-states';
import { useOpenJobs } from './use-jobs';

/** The open positions, in whichever state they are. */
export function OpenPositions() {
  const { state, jobs } = useOpenJobs();
  if (state === 'loading') return <PositionsLoading />;
  if (state === 'failed') return <PositionsFailure />;
  if (jobs.length === 0) {
    return <output className="block text-lead text-quiet">{positions.empty}</output>;
  }
  return <JobList jobs={jobs} />;
}
