import { useEffect } from 'react';
import type { ApplicationFormTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { useJob } from '../use-jobs';

interface ChosenJobProps {
  texts: ApplicationFormTexts['chosenJob'];
  id: string;
  /** Told the id once its posting is known to be closed, and undefined while it is not. */
  onClosed: (id: string | undefined) => void;
}

/** The posting that somebody applies for, by name. */
export function ChosenJob({ texts, id, onClosed }: ChosenJobProps) {
  const { state, job } = useJob(id);
  const isClosed = state === 'closed';
  useEffect(() => onClosed(isClosed ? id : undefined), [isClosed, id, onClosed]);

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
