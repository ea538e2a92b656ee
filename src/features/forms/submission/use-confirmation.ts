import { useEffect, useState } from 'react';
import { callFunction } from '@/lib/supabase/public';

export type Confirmation = 'now' | 'later' | 'none' | 'unknown';

/** Says whether an email with a status link is on its way, which only the database knows. */
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
