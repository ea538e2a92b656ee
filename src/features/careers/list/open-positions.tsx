import { useDeferredValue } from 'react';
import type { PositionsTexts } from '@/content/texts';
import { PositionsFailure, PositionsLoading } from '../list-states';
import { useOpenJobs } from '../use-jobs';
import { JobList } from './job-list';

export function OpenPositions({ texts }: { texts: PositionsTexts }) {
  const openJobs = useOpenJobs();
  // Deferred, the list renders in slices, so that a slow phone still responds to touches.
  const hasFailed = useDeferredValue(openJobs.hasFailed);
  const jobs = useDeferredValue(openJobs.jobs);
  if (hasFailed) return <PositionsFailure texts={texts} />;
  if (!jobs) return <PositionsLoading texts={texts} />;
  if (jobs.length === 0) {
    return <output className="block text-lead text-quiet">{texts.empty}</output>;
  }
  return <JobList texts={texts} jobs={jobs} />;
}
