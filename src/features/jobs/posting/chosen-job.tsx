import { useEffect } from 'react';
import { apply } from '@/content/en/apply';
import { posting } from '@/content/en/posting';
import { cx } from '@/lib/cx';
import { isJobId } from '../job';
import { useJob, type JobLookup } from '../use-jobs';

interface ChosenJobProps {
  /** What `?job=` says. */
  id: string;
  /**
   * Told the posting that the application is for: the chosen one, also while nobody knows whether it is
   * open (the database forgets one that is not there), and none once it is known to be closed.
   */
  onJob: (id: string | undefined) => void;
}

/**
 * On the application form: the position that the visitor chose, or a note that it is not open. Reads
 * the postings that the list has loaded, or asks for this one. Render it only after hydration, as
 * prerendered HTML knows of no `?job=`.
 */
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
