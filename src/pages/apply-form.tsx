import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationFormTexts } from '@/content/texts';
import { ApplicationForm } from '@/features/forms/application/application-form';
import { tidyJobId } from '@/features/jobs/job-id';
import { ChosenJob } from '@/features/jobs/posting/chosen-job';
import { useHydrated } from '@/lib/use-hydrated';

/** The form of /apply, below the position that `?job=` names. */
export function ApplyForm({ title, texts }: { title: string; texts: ApplicationFormTexts }) {
  const posting = useChosenPosting();
  // No state: see the form's prop.
  const jobPostingId = useRef<string>(undefined);
  const onJob = useCallback((id: string | undefined) => {
    jobPostingId.current = id;
  }, []);

  return (
    <>
      <JobInAddress texts={texts.chosenJob} id={posting} onJob={onJob} />
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

interface JobInAddressProps {
  texts: ApplicationFormTexts['chosenJob'];
  id: string | null;
  onJob: (id: string | undefined) => void;
}

/** Prerendered HTML knows of no position. */
function JobInAddress({ texts, id, onJob }: JobInAddressProps) {
  if (!useHydrated() || !id) return null;
  return (
    <div className="mb-8 min-h-7">
      <ChosenJob texts={texts} id={id} onJob={onJob} />
    </div>
  );
}

function useChosenPosting(): string | null {
  const asked = useSearchParams()[0].get('job');
  return asked && tidyJobId(asked);
}
