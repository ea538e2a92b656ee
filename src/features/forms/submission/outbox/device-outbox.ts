import { deviceStore } from './device-store';
import { createOutbox } from './outbox';
import type { PostJson } from '@/lib/post-json';
import { tabLock } from './tab-lock';
import { transportBy } from './transport';

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
  return { store, outbox, notifyOthers: () => notifyOthers(outbox) };
}

function notifyOthers(outbox: ReturnType<typeof createOutbox>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('outbox');
  let fromOthers = false;
  channel.onmessage = () => {
    fromOthers = true;
    outbox.noticeChange();
    fromOthers = false;
  };
  outbox.subscribe(() => {
    if (!fromOthers) channel.postMessage('changed');
  });
}
