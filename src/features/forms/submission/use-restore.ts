import { useEffect } from 'react';
import { outbox } from './outbox';
import type { Submission } from './outbox/types';

const intervalMs = 20_000;

/** Puts a shown submission back if the visitor deletes this site's data while the page is open. */
export function useRestore(submission: Submission): void {
  useEffect(() => {
    // Fails where storage is blocked. Then nothing can be kept.
    const restore = () => void outbox.restore(submission).catch(() => undefined);
    const timer = setInterval(restore, intervalMs);
    addEventListener('online', restore);
    addEventListener('focus', restore);
    return () => {
      clearInterval(timer);
      removeEventListener('online', restore);
      removeEventListener('focus', restore);
    };
  }, [submission]);
}
