import { useEffect } from 'react';
import type { ApplicationFormTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { isJobId } from '../job-id';
import { useJob } from '../use-jobs';

interface ChosenJobProps {
  texts: ApplicationFormTexts['chosenJob'];
  id: string;
  /** Told the chosen posting even before it is known to be open: the database drops unknown ones. */
  onJob: (id: string | undefined) => void;
}

/** Render it only after hydration: prerendered HTML knows of no `?job=`. */
export function ChosenJob({ texts, id, onJob }: ChosenJobProps) {
  const { state, job } = useJob(id);
  const jobId = state === 'closed' || !isJobId(id) ? undefined : id.toLowerCase();
  useEffect(() => {
    onJob(jobId);
    return () => onJob(undefined);
  }, [jobId, onJob]);

  return (
    <output
      className={cx(
        'block min-h-[1.3em] wrap-anywhere',
        state === 'open' ? 'text-heading' : 'text-quiet',
      )}
    >
      {state === 'open' ? texts.open(job.title) : texts[state]}
    </output>
  );
}
