import { useDeferredValue } from 'react';
import type { PositionsTexts } from '@/content/texts';
import { JobList } from './job-list';
import { PositionsFailure, PositionsLoading } from '../list-states';
import { useOpenJobs } from '../use-jobs';

export function OpenPositions({ texts }: { texts: PositionsTexts }) {
  const open = useOpenJobs();
  // Deferred, the list renders in slices, so that a slow phone still responds to touches.
  const failed = useDeferredValue(open.failed);
  const jobs = useDeferredValue(open.jobs);
  if (failed) return <PositionsFailure texts={texts} />;
  if (!jobs) return <PositionsLoading texts={texts} />;
  if (jobs.length === 0) {
    return <output className="block text-lead text-quiet">{texts.empty}</output>;
  }
  return <JobList texts={texts} jobs={jobs} />;
}
