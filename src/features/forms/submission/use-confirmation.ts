import { useEffect, useState } from 'react';
import { callFunction } from '@/lib/supabase/public';

export type Confirmation = 'now' | 'later' | 'none' | 'unknown';

export function useConfirmation(id: string): Confirmation | undefined {
  const [confirmation, setConfirmation] = useState<Confirmation>();
  useEffect(() => {
    const abort = new AbortController();
    const show = (next: Confirmation) => abort.signal.aborted || setConfirmation(next);
    callFunction('confirmation_follows', { id }, abort.signal).then(
      (follows) =>
        show(follows === 'now' || follows === 'later' || follows === 'none' ? follows : 'unknown'),
      () => show('unknown'),
    );
    return () => abort.abort();
  }, [id]);
  return confirmation;
}
