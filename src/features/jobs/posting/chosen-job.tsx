import { useEffect } from 'react';
import { apply } from '@/content/en/apply';
import { posting } from '@/content/en/posting';
import { cx } from '@/lib/cx';
import { isJobId } from '../job';
import { useJob, type JobLookup } from '../use-jobs';

interface ChosenJobProps {
  id: string;
  /** Told the chosen posting even before it is known to be open: the database drops unknown ones. */
  onJob: (id: string | undefined) => void;
}

/** Render it only after hydration: prerendered HTML knows of no `?job=`. */
export function ChosenJob({ id, onJob }: ChosenJobProps) {
  const { state, job } = useJob(id);
  const jobId = state === 'closed' || !isJobId(id) ? undefined : id.toLowerCase();
  useEffect(() => {
    onJob(jobId);
    return () => onJob(undefined);
  }, [jobId, onJob]);

  return (
    <output className={cx('block min-h-[1.3em]', state === 'open' ? 'text-heading' : 'text-quiet')}>
      {textOf(state, job?.title)}
    </output>
  );
}

function textOf(state: JobLookup['state'], title = ''): string {
  if (state === 'open') return apply.applyingFor(title);
  if (state === 'closed') return apply.jobClosed;
  return state === 'failed' ? posting.unknown : posting.loading;
}
