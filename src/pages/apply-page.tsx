import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosingBand } from '@/components/sections/closing-band';
import { NextSteps } from '@/components/sections/next-steps';
import { PageIntro } from '@/components/sections/page-intro';
import { ReachUs } from '@/components/sections/reach-us';
import { Container } from '@/components/sections/section';
import { Seo } from '@/components/seo';
import type { ApplyTexts } from '@/content/texts';
import { ApplicationForm } from '@/features/forms/application/application-form';
import { tidyJobId } from '@/features/jobs/job-id';
import { ChosenJob } from '@/features/jobs/posting/chosen-job';
import { useHydrated } from '@/lib/use-hydrated';

export function ApplyPage({ texts }: { texts: ApplyTexts }) {
  const posting = useChosenPosting();
  const { form, hero, back, next } = texts;
  // No state: see the form's prop.
  const jobPostingId = useRef<string>(undefined);
  const onJob = useCallback((id: string | undefined) => {
    jobPostingId.current = id;
  }, []);

  return (
    <>
      <Seo meta={texts.meta} path="/apply" />
      <PageIntro title={hero.title} lead={hero.lead} back={back} />
      <Container className="grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div id={form.id}>
          <h2 className="sr-only">{form.title}</h2>
          <JobInAddress texts={texts.chosenJob} onJob={onJob} />
          <ApplicationForm
            key={posting}
            posting={posting}
            title={form.title}
            texts={texts.application}
            jobPostingId={jobPostingId}
          />
        </div>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <NextSteps title={next.title} steps={next.steps} />
          <ReachUs
            heading="h2"
            about={hero.title}
            className="mt-10 border-t border-hairline pt-6"
          />
        </aside>
      </Container>
      <ClosingBand sentence={texts.closing} />
    </>
  );
}

interface JobInAddressProps {
  texts: ApplyTexts['chosenJob'];
  onJob: (id: string | undefined) => void;
}

/** The position that `?job=` names; prerendered HTML knows of none. */
function JobInAddress({ texts, onJob }: JobInAddressProps) {
  const id = useChosenPosting();
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
