import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  id?: string;
  /** Closes the toast, which stays longer because of it. */
  action?: { label: string; run: () => void };
  onClose?: () => void;
}

interface ClosedToast {
  closedId: string;
}

const queue: (Toast | ClosedToast)[] = [];
const listeners = createListeners();

/** Shows a toast. The first one loads the toaster's code; toasts are queued until it arrives. */
export function toast(message: Toast): void {
  enqueue(message);
}

export function closeToast(id: string): void {
  enqueue({ closedId: id });
}

function enqueue(message: Toast | ClosedToast) {
  queue.push(message);
  listeners.notify();
}

/** Shows what is queued now and later. @returns what ends that */
export function drainToasts(show: (message: Toast | ClosedToast) => void): () => void {
  const drain = () => queue.splice(0).forEach(show);
  drain();
  return listeners.subscribe(drain);
}

export function useQueuedToastCount(): number {
  return useSyncExternalStore(
    listeners.subscribe,
    () => queue.length,
    () => 0,
  );
}
