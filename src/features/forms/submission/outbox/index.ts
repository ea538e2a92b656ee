import { requestSync } from './background-sync';
import { deviceOutbox } from './device-outbox';
import { postJson } from './post-json';

export type { NewSubmission, SubmissionFile } from './types';

const { outbox, store, tellOthers } = deviceOutbox(postJson);
export { outbox, store as deviceStore };

const minDelayMs = 5_000;

let started = false;

/** Tries what waits when online again, when this tab is looked at, and after growing delays. */
export function startRetrying(): void {
  if (started) return;
  started = true;

  let timer: ReturnType<typeof setTimeout> | undefined;
  async function schedule() {
    clearTimeout(timer);
    const due = await outbox.nextDue();
    keepWaiting(due !== undefined);
    if (due === undefined) return;
    timer = setTimeout(
      () => void tryAll({ eager: false }).then(schedule),
      Math.max(minDelayMs, due - Date.now()),
    );
  }
  const tryNow = () => void tryAll({ eager: true });

  tellOthers();
  outbox.subscribe(() => void schedule());
  addEventListener('online', tryNow);
  addEventListener('focus', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow();
    // Asked anew: while this page tried by itself, the browser's own few tries may have been spent.
    else if (waits) void sync.ask();
  });
  tryNow();
  void schedule();
}

/** What has waited for too long is tried once more before it ends, and ends only where a page tells so. */
async function tryAll(options: { eager: boolean }) {
  await outbox.flush(options);
  if (await store.endOld().catch(() => false)) outbox.noticeChange();
}

let waits = false;

/** Once when something begins to wait: again with every try would only wake the worker for nothing. */
function keepWaiting(any: boolean) {
  if (any === waits) return;
  waits = any;
  promised = false;
  if (!any) return;
  void navigator.storage?.persist?.().catch(() => false);
  void sync.ask().then(async () => {
    if (promised) return;
    // On a first visit the worker comes later than somebody who types quickly.
    await navigator.serviceWorker?.ready;
    if (waits) await sync.ask();
  });
}

const syncListeners = new Set<() => void>();
let promised = false;

/** Whether what waits is sent although no page of this site is open. */
export const sync = {
  promised: () => promised,
  async ask() {
    promised = await requestSync();
    syncListeners.forEach((listener) => listener());
  },
  /** Returns how to stop. */
  subscribe(listener: () => void) {
    syncListeners.add(listener);
    return () => void syncListeners.delete(listener);
  },
};
