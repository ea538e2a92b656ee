import { adminHiring } from '@/content/en/admin-hiring';
import { randomId } from '@/lib/random-id';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { createPosting, type Posting } from './job-queries';
import { jobFields, type JobRow } from './job-schema';

const { posting: texts } = adminHiring;

interface CopyPostingProps {
  posting: Posting;
  onCopied: (copy: Posting) => void;
}

/** Stores a copy as a draft without a closing day. */
export function CopyPosting({ posting, onCopied }: CopyPostingProps) {
  const { run, isPending } = useCommand({
    run: async () => {
      const values = Object.fromEntries(jobFields.map((field) => [field, posting[field]]));
      const row = { ...(values as unknown as JobRow), status: 'draft' as const, closes_on: null };
      const saved = await createPosting(randomId(), row);
      if (saved.outcome !== 'saved') throw new Error(saved.outcome);
      return saved.posting;
    },
    changes: ['job_postings'],
    done: texts.copied,
    failed: texts.copyFailed,
    onDone: onCopied,
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => void run()}>
      {isPending ? texts.copying : texts.copy}
    </ToolButton>
  );
}
