import { useSyncExternalStore } from 'react';

export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  /** For closeToast. */
  id?: string;
  /** Closes the toast, which stays longer because of it. */
  action?: { label: string; run: () => void };
  onClose?: () => void;
}

interface ClosedToast {
  closed: string;
}

const waiting: (Toast | ClosedToast)[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The first one loads the toaster's code; toasts are queued until it arrives. */
export function toast(message: Toast): void {
  pass(message);
}

export function closeToast(id: string): void {
  pass({ closed: id });
}

function pass(message: Toast | ClosedToast) {
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** Passes queued toasts to `show`, oldest first, and then every new one. */
export function drainToasts(show: (message: Toast | ClosedToast) => void): () => void {
  const drain = () => waiting.splice(0).forEach(show);
  drain();
  return subscribe(drain);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how many toasts are not shown yet. */
export function useQueuedToasts(): number {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length,
    () => 0,
  );
}
