import { postJson } from '@/lib/post-json';
import { backgroundSync } from './background-sync';
import { createDeviceOutbox } from './device-outbox';

const { outbox, store, connectTabs } = createDeviceOutbox(postJson);
export { outbox };

const minDelayMs = 5_000;

let isRetrying = false;

/** Sends what waits: now, when it is due, and when the visitor or the network comes back. Later calls do nothing. */
export function startRetrying(): void {
  if (isRetrying) return;
  isRetrying = true;

  let timer: ReturnType<typeof setTimeout> | undefined;
  async function schedule() {
    clearTimeout(timer);
    const dueAt = await outbox.nextDueAt();
    void backgroundSync.noteWaiting(dueAt !== undefined);
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
async function tryAll(isEager: boolean) {
  await outbox.flush({ isEager });
  if (await store.expireOld().catch(() => false)) outbox.noticeChange();
}
