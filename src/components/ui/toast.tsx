import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The toaster's code is fetched with the first one; none is lost meanwhile. */
export function toast(message: Toast): void {
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** Hands over what waits, oldest first, and from then on whatever comes. */
export function drainToasts(show: (message: Toast) => void): () => void {
  const drain = () => waiting.splice(0).forEach(show);
  drain();
  return subscribe(drain);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear; once in the app. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  // Grows with every toast that nobody shows, so that a failed fetch is tried again with the next.
  const unseen = useSyncExternalStore(
    subscribe,
    () => waiting.length,
    () => 0,
  );

  useEffect(() => {
    if (unseen === 0) return;
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      // Whoever raises a toast says the same where it happened.
      () => undefined,
    );
  }, [unseen]);

  return Toaster ? <Toaster /> : null;
}
