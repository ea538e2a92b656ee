export const syncTag = 'outbox';

/** Missing from TypeScript's library: Chromium only. */
type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

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
