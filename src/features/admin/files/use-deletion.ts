import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { changedKeys } from './file-queries';

/** A deletion that is asked for first; what it did or did not do is told. */
export function useDeletion<Gone>(parts: {
  run: () => Promise<Gone>;
  done: (gone: Gone) => string;
  failed: string;
}) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: parts.run,
    onSuccess: (gone) => toast({ kind: 'success', title: parts.done(gone) }),
    onError: () => toast({ kind: 'error', title: admin.error, description: parts.failed }),
    // The question goes with its file: closed before, it would hand the focus to what is about to go.
    onSettled: async () => {
      await Promise.all(changedKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      setAsking(false);
    },
  });
  return {
    asking,
    ask: () => setAsking(true),
    isError,
    question: { busy: isPending, onConfirm: () => mutate(), onClose: () => setAsking(false) },
  };
}
