import { adminHiring } from '@/content/en/admin-hiring';
import { randomId } from '@/lib/random-id';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { createPosting, valuesOf, type Posting } from './job-queries';
import { jobSchema } from './job-schema';

const { copy: texts } = adminHiring;

interface CopyPostingProps {
  posting: Posting;
  onCopied: (id: string) => void;
}

/** Stores a copy as a draft without a closing day. */
export function CopyPosting({ posting, onCopied }: CopyPostingProps) {
  const { run, isPending } = useCommand({
    run: async () => {
      const id = randomId();
      const values = { ...valuesOf(posting), status: 'draft', closes_on: '' };
      await createPosting(id, jobSchema.parse(values));
      return id;
    },
    changes: ['job_postings'],
    done: texts.done,
    failed: texts.failed,
    onDone: onCopied,
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => void run()}>
      {isPending ? texts.busy : texts.open}
    </ToolButton>
  );
}
