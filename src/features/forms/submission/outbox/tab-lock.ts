import type { Lock } from './types';

/**
 * One tab at a time, by the browser's Web Locks: a lock ends with the tab that held it. Browsers
 * without them (older than 2022) keep order inside one tab; there the row's id alone prevents twins.
 */
export const tabLock: Lock = async (name, mode, task) => {
  if (!navigator.locks) return withinTab(name, mode, task);
  return navigator.locks.request(
    `outbox:${name}`,
    { ifAvailable: mode === 'skip' },
    async (lock) => (lock ? task() : ('busy' as const)),
  );
};

const held = new Map<string, Promise<unknown>>();

const withinTab: Lock = async (name, mode, task) => {
  while (held.has(name)) {
    if (mode === 'skip') return 'busy';
    await held.get(name);
  }
  const running = task().finally(() => held.delete(name));
  held.set(
    name,
    running.catch(() => undefined),
  );
  return running;
};
