/** Tag of the sync event that wakes the service worker when there is a network. */
export const syncTag = 'outbox';

/** Missing from TypeScript's library: Chromium only. */
type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** True when the browser will wake the worker even while no page of this site is open. */
export async function requestSync(): Promise<boolean> {
  try {
    const registration: WithSync | undefined =
      await globalThis.navigator?.serviceWorker?.getRegistration();
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(syncTag);
    return true;
  } catch {
    // Blocked in the browser's settings.
    return false;
  }
}
