import { syncTag } from '@/content/facts/device';
import { createListeners } from '@/lib/listeners';

const syncListeners = createListeners();

/** Has the browser send what waits while no page is open, where it can. */
export const backgroundSync = {
  hasWaiting: false,
  isAccepted: false,
  /** Requests a sync once per waiting period. Repeating it would only wake the worker needlessly. */
  async noteWaiting(hasWaiting: boolean) {
    if (hasWaiting === backgroundSync.hasWaiting) return;
    Object.assign(backgroundSync, { hasWaiting, isAccepted: false });
    if (!hasWaiting) return;
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

/** Missing from TypeScript's library: Chromium only. */
type RegistrationWithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

async function requestSync(): Promise<boolean> {
  try {
    const registration: RegistrationWithSync | undefined =
      await globalThis.navigator?.serviceWorker?.getRegistration();
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(syncTag);
    return true;
  } catch {
    // Blocked in the browser's settings.
    return false;
  }
}
