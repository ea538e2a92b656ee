import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ClosingBand } from '@/components/sections/closing-band';
import { positions } from '@/content/positions';
import { JobFailure, JobLoading } from '@/features/jobs/job-frame';

// Asked for together with the page, which reacts before it is there.
const view = import('@/features/jobs/job-view').then(
  ({ JobView }) => ({ default: JobView }),
  () => ({ default: JobFailure }),
);
const JobView = lazy(() => view);

/** The page of one posting, /careers/<id>. */
export function JobPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Suspense fallback={<JobLoading />}>
        <JobView id={id} />
      </Suspense>
      <ClosingBand sentence={positions.closing} />
    </>
  );
}
