import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let wanted = false;

/** Shows a toast. The toaster's code is fetched with the first one; none is lost meanwhile. */
export function toast(message: Toast): void {
  wanted = true;
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** Hands over what waits, oldest first, and from then on whatever comes. */
export function drainToasts(show: (message: Toast) => void): () => void {
  const drain = () => waiting.splice(0).forEach(show);
  listeners.add(drain);
  drain();
  return () => listeners.delete(drain);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const Toaster = lazy(() => import('./toaster'));

/** The place where toasts appear; once in the app. */
export function ToastHost() {
  const mounted = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return mounted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
