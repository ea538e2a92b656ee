import { requestSync } from './background-sync';
import { deviceOutbox } from './device-outbox';
import { createListeners } from '@/lib/listeners';
import { postJson } from '@/lib/post-json';

export type { NewSubmission, SubmissionFile } from './types';

const { outbox, store, notifyOthers } = deviceOutbox(postJson);
export { outbox };

const minDelayMs = 5_000;

let started = false;

export function startRetrying(): void {
  if (started) return;
  started = true;

  let timer: ReturnType<typeof setTimeout> | undefined;
  async function schedule() {
    clearTimeout(timer);
    const due = await outbox.nextDue();
    sync.noteWaiting(due !== undefined);
    if (due === undefined) return;
    timer = setTimeout(
      () => void tryAll({ eager: false }).then(schedule),
      Math.max(minDelayMs, due - Date.now()),
    );
  }
  const tryNow = () => void tryAll({ eager: true });

  notifyOthers();
  outbox.subscribe(() => void schedule());
  addEventListener('online', tryNow);
  addEventListener('focus', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow();
    // Renewed each time: the browser makes only a few attempts per registration.
    else if (sync.hasWaiting) void sync.request();
  });
  tryNow();
  void schedule();
}

/** Submissions expire only after one last attempt, and only where a page can report it. */
async function tryAll(options: { eager: boolean }) {
  await outbox.flush(options);
  if (await store.expireOld().catch(() => false)) outbox.noticeChange();
}

const accepted = createListeners();

export const sync = {
  hasWaiting: false,
  isAccepted: false,
  /** Requests a sync once per waiting period. Repeating it would only wake the worker needlessly. */
  noteWaiting(any: boolean) {
    if (any === sync.hasWaiting) return;
    Object.assign(sync, { hasWaiting: any, isAccepted: false });
    if (any) void sync.begin();
  },
  async begin() {
    void navigator.storage?.persist?.().catch(() => false);
    await sync.request();
    if (sync.isAccepted) return;
    // On a first visit the worker may start later than a quick visitor types.
    await navigator.serviceWorker?.ready;
    if (sync.hasWaiting) await sync.request();
  },
  async request() {
    sync.isAccepted = await requestSync();
    accepted.tell();
  },
  subscribe: accepted.subscribe,
};
