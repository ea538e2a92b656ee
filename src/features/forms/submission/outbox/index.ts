import { createListeners } from '@/lib/listeners';
import { postJson } from '@/lib/post-json';
import { requestSync } from './background-sync';
import { deviceOutbox } from './device-outbox';

export type { NewSubmission, SubmissionFile } from './types';

const { outbox, store, connectTabs } = deviceOutbox(postJson);
export { outbox };

const minDelayMs = 5_000;

let isRetrying = false;

export function startRetrying(): void {
  if (isRetrying) return;
  isRetrying = true;

  let timer: ReturnType<typeof setTimeout> | undefined;
  async function schedule() {
    clearTimeout(timer);
    const dueAt = await outbox.nextDueAt();
    backgroundSync.noteWaiting(dueAt !== undefined);
    if (dueAt === undefined) return;
    const delayMs = Math.max(minDelayMs, dueAt - Date.now());
    timer = setTimeout(() => void tryAll(false).then(schedule), delayMs);
  }
  const tryNow = () => void tryAll(true);

  connectTabs();
  outbox.subscribe(() => void schedule());
  addEventListener('online', tryNow);
  addEventListener('focus', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow();
    // Renewed each time: the browser makes only a few attempts per registration.
    else if (backgroundSync.hasWaiting) void backgroundSync.request();
  });
  tryNow();
  void schedule();
}

/** Submissions expire only after one last attempt, and only where a page can report it. */
async function tryAll(eager: boolean) {
  await outbox.flush({ eager });
  if (await store.expireOld().catch(() => false)) outbox.noticeChange();
}

const syncListeners = createListeners();

export const backgroundSync = {
  hasWaiting: false,
  isAccepted: false,
  /** Requests a sync once per waiting period. Repeating it would only wake the worker needlessly. */
  noteWaiting(hasWaiting: boolean) {
    if (hasWaiting === backgroundSync.hasWaiting) return;
    Object.assign(backgroundSync, { hasWaiting, isAccepted: false });
    if (hasWaiting) void backgroundSync.begin();
  },
  async begin() {
    void navigator.storage?.persist?.().catch(() => false);
    await backgroundSync.request();
    if (backgroundSync.isAccepted) return;
    // On a first visit the worker may start later than a quick visitor types.
    await navigator.serviceWorker?.ready;
    if (backgroundSync.hasWaiting) await backgroundSync.request();
  },
  async request() {
    backgroundSync.isAccepted = await requestSync();
    syncListeners.notify();
  },
  subscribe: syncListeners.subscribe,
};
