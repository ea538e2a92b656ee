import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

/** Ids of submissions that a form on this page shows. Immutable: every change makes a new set. */
let shown: ReadonlySet<string> = new Set();
const listeners = createListeners();

function change(next: ReadonlySet<string>) {
  shown = next;
  listeners.tell();
}

export const shownSubmissions = () => shown;

const none: ReadonlySet<string> = new Set();

export function useShownSubmissions(): ReadonlySet<string> {
  return useSyncExternalStore(listeners.subscribe, shownSubmissions, () => none);
}

export function useShowsSubmission(id: string | undefined): void {
  useLayoutEffect(() => {
    if (id === undefined) return;
    change(new Set([...shown, id]));
    return () => change(new Set([...shown].filter((other) => other !== id)));
  }, [id]);
}
