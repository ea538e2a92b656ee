import { withTimeLimit } from '@/lib/time-limit';
import type { Lock } from './types';

/** By Web Locks. A frozen tab may hold one for hours: the task soon runs without, as a row's id prevents duplicates. */
export const tabLock: Lock = async (name, mode, task) => {
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
