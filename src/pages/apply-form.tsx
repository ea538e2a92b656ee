import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationFormTexts } from '@/content/texts';
import { isJobId, normalizeJobId } from '@/features/careers/job-id';
import { ApplicationForm } from '@/features/forms/application/application-form';
import { useHydrated } from '@/lib/use-hydrated';

// A fifth of the page's code, needed only by visitors who come from a posting; the form works without it.
const ChosenJob = lazy(() =>
  import('@/features/careers/posting/chosen-job').then(
    (module) => ({ default: module.ChosenJob }),
    () => ({ default: () => <></> }),
  ),
);

export function ApplyForm({ title, texts }: { title: string; texts: ApplicationFormTexts }) {
  const jobParam = useSearchParams()[0].get('job');
  const posting = jobParam && normalizeJobId(jobParam);
  const [jobTitle, setJobTitle] = useState<string>();
  const closedId = useRef<string>(undefined);
  const onClosed = useCallback((id: string | undefined) => {
    closedId.current = id;
  }, []);
  // Sent even before the posting is known to be open: the database drops unknown ids.
  const jobPostingId = useCallback(
    () => (posting && isJobId(posting) && posting !== closedId.current ? posting : undefined),
    [posting],
  );
  // Prerendered HTML has no query.
  const namedPosting = useHydrated() && posting;

  return (
    <>
      {namedPosting && (
        <div data-unsent className="mb-3 min-h-6">
          <Suspense>
            <ChosenJob
              texts={texts.chosenJob}
              id={namedPosting}
              onClosed={onClosed}
              onTitle={setJobTitle}
            />
          </Suspense>
        </div>
      )}
      <ApplicationForm key={posting} {...{ posting, jobTitle, title, texts, jobPostingId }} />
    </>
  );
}
