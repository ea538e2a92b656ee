import { deviceStore } from './device-store';
import { createOutbox } from './outbox';
import { tabLock } from './tab-lock';
import { transport } from './transport';

export type { NewSubmission, SubmissionFile } from './types';

export const outbox = createOutbox({
  store: deviceStore(),
  transport,
  lock: tabLock,
  now: Date.now,
  random: Math.random,
});

const minDelayMs = 5_000;

let started = false;

/** Tries what waits when online again, when this tab is looked at, and after growing delays. */
export function keepTrying(): void {
  if (started) return;
  started = true;

  let timer: ReturnType<typeof setTimeout> | undefined;
  async function schedule() {
    clearTimeout(timer);
    const due = await outbox.nextDue();
    if (due === undefined) return;
    timer = setTimeout(
      () => void outbox.flush({ eager: false }).then(schedule),
      Math.max(minDelayMs, due - Date.now()),
    );
  }
  const tryNow = () => void outbox.flush({ eager: true });

  listenToOtherTabs();
  outbox.subscribe(() => void schedule());
  addEventListener('online', tryNow);
  addEventListener('focus', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow();
  });
  tryNow();
  void schedule();
}

function listenToOtherTabs() {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('outbox');
  let fromOtherTab = false;
  channel.onmessage = () => {
    fromOtherTab = true;
    outbox.noticeChange();
    fromOtherTab = false;
  };
  outbox.subscribe(() => {
    if (!fromOtherTab) channel.postMessage('changed');
  });
}
