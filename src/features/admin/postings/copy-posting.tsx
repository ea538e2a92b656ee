import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminHiring } from '@/content/en/admin-hiring';
import { randomId } from '@/lib/random-id';
import { ToolButton } from '../ui/tool-button';
import { createPosting, type Posting } from './job-queries';
import { jobFields, type JobRow } from './job-schema';

const { posting: texts } = adminHiring;

interface CopyPostingProps {
  posting: Posting;
  onCopied: (copy: Posting) => void;
}

/** Stores a copy as a draft without a closing day. */
export function CopyPosting({ posting, onCopied }: CopyPostingProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const values = Object.fromEntries(jobFields.map((field) => [field, posting[field]]));
      const row = { ...(values as unknown as JobRow), status: 'draft' as const, closes_on: null };
      const saved = await createPosting(randomId(), row);
      return saved.outcome === 'saved' ? saved.posting : undefined;
    },
    onSuccess: (copy) => {
      void client.invalidateQueries({ queryKey: ['job_postings'] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
      if (!copy) return;
      toast({ kind: 'success', title: texts.copied });
      onCopied(copy);
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.copyFailed }),
  });
  return (
    <ToolButton className="mt-2" inactive={isPending} onClick={() => mutate()}>
      {isPending ? texts.copying : texts.copy}
    </ToolButton>
  );
}
