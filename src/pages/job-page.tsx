import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ClosingBand } from '@/components/sections/closing-band';
import { positions } from '@/content/en/positions';
import { ownPart } from '@/lib/all-styles';
import { JobFailure, JobLoading } from '@/features/jobs/posting/job-frame';

// Asked for together with the page, which reacts before it is there.
const view = ownPart(() => import('@/features/jobs/posting/job-view')).then(
  ({ JobView }) => ({ default: JobView }),
  () => {
    // From here on nothing may be shown under React's hands.
    window.shownJob ??= null;
    return { default: JobFailure };
  },
);
const JobView = lazy(() => view);

/** The page of one posting, /careers/<id>. */
export function JobPage() {
  const [id = ''] = useLocation().pathname.split('/').slice(2);
  return (
    <>
      <Suspense fallback={<JobLoading />}>
        <JobView id={id} />
      </Suspense>
      <ClosingBand sentence={positions.closing} />
    </>
  );
}
