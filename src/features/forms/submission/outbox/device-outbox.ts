import type { PostJson } from '@/lib/post-json';
import { createDeviceStore } from './device-store';
import { createOutbox } from './outbox';
import { tabLock } from './tab-lock';
import { transportBy } from './transport';

/** The outbox of this device, for pages and the service worker. They notify each other of changes. */
export function createDeviceOutbox(post: PostJson) {
  const store = createDeviceStore();
  const outbox = createOutbox({
    store,
    transport: transportBy(post),
    lock: tabLock,
    now: Date.now,
    random: Math.random,
  });
  return { store, outbox, connectTabs: () => connectTabs(outbox) };
}

function connectTabs(outbox: ReturnType<typeof createOutbox>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('outbox');
  let isFromOtherTab = false;
  channel.onmessage = () => {
    isFromOtherTab = true;
    outbox.noticeChange();
    isFromOtherTab = false;
  };
  outbox.subscribe(() => {
    if (!isFromOtherTab) channel.postMessage('changed');
  });
}
