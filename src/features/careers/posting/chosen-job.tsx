import { useEffect } from 'react';
import type { ApplicationFormTexts } from '@/content/texts';
import { cx } from '@/lib/cx';
import { useJob } from '../use-jobs';

interface ChosenJobProps {
  texts: ApplicationFormTexts['chosenJob'];
  id: string;
  onClosed: (id: string | undefined) => void;
  onTitle: (title: string | undefined) => void;
}

export function ChosenJob({ texts, id, onClosed, onTitle }: ChosenJobProps) {
  const { state, job } = useJob(id);
  const isClosed = state === 'closed';
  useEffect(() => onClosed(isClosed ? id : undefined), [isClosed, id, onClosed]);

  const title = job?.title;
  useEffect(() => {
    onTitle(title);
    return () => onTitle(undefined);
  }, [title, onTitle]);

  return (
    <output
      className={cx(
        'block min-h-6 wrap-anywhere',
        state === 'open' ? 'text-heading' : 'text-quiet',
      )}
    >
      {state === 'open' ? texts.open(job.title) : texts[state]}
    </output>
  );
}
