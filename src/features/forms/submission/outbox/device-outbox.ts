import type { PostJson } from '@/lib/post-json';
import { withTimeLimit } from '@/lib/time-limit';
import { deviceStore } from './device-store';
import { createOutbox } from './outbox';
import { transportBy } from './transport';
import type { Lock } from './types';

/** The outbox of this device, for pages and the service worker. They notify each other of changes. */
export function deviceOutbox(post: PostJson) {
  const store = deviceStore();
  const outbox = createOutbox({
    store,
    transport: transportBy(post),
    lock: tabLock,
    now: Date.now,
    random: Math.random,
  });
  return { store, outbox, connectTabs: () => connectTabs(outbox) };
}

/** Tells other tabs of changes, and learns of theirs; `noticeChange` tells nobody else. */
function connectTabs(outbox: ReturnType<typeof createOutbox>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('outbox');
  let isFromOthers = false;
  channel.onmessage = () => {
    isFromOthers = true;
    outbox.noticeChange();
    isFromOthers = false;
  };
  outbox.subscribe(() => {
    if (!isFromOthers) channel.postMessage('changed');
  });
}

/** By Web Locks. A frozen tab may hold one for hours: without it in time the task runs, as a row's id prevents duplicates. */
const tabLock: Lock = async (name, mode, task) => {
  if (!navigator.locks) return task();
  let running: ReturnType<typeof task> | undefined;
  const run = () => (running ??= task());
  const isGranted = new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(`outbox:${name}`, { ifAvailable: mode === 'skip' }, async (lock) => {
        resolve(lock !== null);
        if (lock) await run();
      })
      .catch(reject);
  });
  return (await withTimeLimit(isGranted).catch(() => true)) ? run() : 'busy';
};
