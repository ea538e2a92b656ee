/** Of the sync event with which the browser wakes the service worker once there is a network. */
export const syncTag = 'outbox';

/** Not in TypeScript's library: Chromium alone has it. */
type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** Whether the browser has promised to wake the worker, also when no page of this site is open. */
export async function requestSync(): Promise<boolean> {
  try {
    const registration: WithSync | undefined =
      await globalThis.navigator?.serviceWorker?.getRegistration();
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(syncTag);
    return true;
  } catch {
    // Forbidden in the browser's settings.
    return false;
  }
}
