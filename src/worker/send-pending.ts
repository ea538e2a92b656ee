import { createDeviceOutbox } from '@/features/forms/submission/outbox/device-outbox';
import { postByFetch } from '@/lib/post-json';

declare const self: ServiceWorkerGlobalScope;

const { outbox, connectTabs } = createDeviceOutbox(postByFetch);
connectTabs();

/** Returns whether the outbox has to send something; what waits for the visitor does not count. */
export const isAnyWaiting = async () => (await outbox.nextDueAt()) !== undefined;

/** Rejects while submissions are waiting, so that the browser tries again later, a few times. */
export async function sendPending(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  // A visible page retries by itself, at its pace.
  const isAnyVisible = pages.some(({ visibilityState }) => visibilityState === 'visible');
  await outbox.flush({ isEager: !isAnyVisible });
  if (await isAnyWaiting()) throw new Error('submissions are still waiting');
}
