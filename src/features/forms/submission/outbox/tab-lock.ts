import type { Lock } from './types';

/** Web Locks. Without them order holds within one tab, and the row's id prevents duplicates. */
export const tabLock: Lock = async (name, mode, task) => {
  if (!navigator.locks) return withinTab(name, mode, task);
  return navigator.locks.request(`outbox:${name}`, { ifAvailable: mode === 'skip' }, async (lock) =>
    lock ? task() : ('busy' as const),
  );
};

const locks = new Map<string, Promise<unknown>>();

const withinTab: Lock = async (name, mode, task) => {
  while (locks.has(name)) {
    if (mode === 'skip') return 'busy';
    await locks.get(name);
  }
  const running = task().finally(() => locks.delete(name));
  locks.set(
    name,
    running.catch(() => undefined),
  );
  return running;
};
