import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

/** Ids of submissions that a form on this page shows. Immutable: every change makes a new set. */
let shownIds: ReadonlySet<string> = new Set();
const listeners = createListeners();

function setShownIds(next: ReadonlySet<string>) {
  shownIds = next;
  listeners.notify();
}

export const shownSubmissionIds = () => shownIds;

export function useShownSubmissionIds(): ReadonlySet<string> {
  return useSyncExternalStore(listeners.subscribe, shownSubmissionIds);
}

export function useMarkAsShown(id: string | undefined): void {
  useLayoutEffect(() => {
    if (id === undefined) return;
    setShownIds(new Set([...shownIds, id]));
    return () => setShownIds(new Set([...shownIds].filter((shownId) => shownId !== id)));
  }, [id]);
}
