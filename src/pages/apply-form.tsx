import { lazy, Suspense, useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationFormTexts } from '@/content/texts';
import { ApplicationForm } from '@/features/forms/application/application-form';
import { isJobId, normalizeJobId } from '@/features/careers/job-id';
import { useHydrated } from '@/lib/use-hydrated';

// A fifth of the page's code, for those who come from a posting only: the form does not wait for it.
const ChosenJob = lazy(() =>
  import('@/features/careers/posting/chosen-job').then(
    ({ ChosenJob: job }) => ({ default: job }),
    // The form works without it.
    () => ({ default: () => <></> }),
  ),
);

/** The form of /apply, below the position that `?job=` names. */
export function ApplyForm({ title, texts }: { title: string; texts: ApplicationFormTexts }) {
  const asked = useSearchParams()[0].get('job');
  const posting = asked && normalizeJobId(asked);
  const closed = useRef<string>(undefined);
  const onClosed = useCallback((id: string | undefined) => {
    closed.current = id;
  }, []);
  // Even before it is known to be open: the database drops unknown ones.
  const jobPostingId = useCallback(
    () => (posting && isJobId(posting) && posting !== closed.current ? posting : undefined),
    [posting],
  );
  // Prerendered HTML knows of no position.
  const isNamed = useHydrated() && posting;

  return (
    <>
      {isNamed && (
        <div className="mb-8 min-h-7">
          <Suspense>
            <ChosenJob texts={texts.chosenJob} id={posting} onClosed={onClosed} />
          </Suspense>
        </div>
      )}
      <ApplicationForm
        key={posting}
        posting={posting}
        title={title}
        texts={texts}
        jobPostingId={jobPostingId}
      />
    </>
  );
}
