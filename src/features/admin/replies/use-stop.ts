import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSending } from '@/content/en/admin-sending';
import { stopReplies } from './reply-queries';

const { waiting: texts } = adminSending;

/** Stops a batch or a single reply, and says what was stopped and what had left. */
export function useStop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: stopReplies,
    onSuccess: ({ stopped, missed }) =>
      toast({
        kind: stopped > 0 && missed === 0 ? 'success' : 'error',
        title: texts.stopped(stopped),
        ...(missed > 0 && { description: texts.missed(missed) }),
      }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
    // A single reply gives back the status that it had set.
    onSettled: () => client.invalidateQueries(),
  });
}
