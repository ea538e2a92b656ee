import { withTimeLimit } from '@/lib/time-limit';
import type { Lock } from './types';

/** Web Locks. Without one in time, the row's id alone prevents duplicates. */
export const tabLock: Lock = async (name, mode, task) => {
  if (!navigator.locks) return task();
  let running: ReturnType<typeof task> | undefined;
  const run = () => (running ??= task());
  const isFree = new Promise<boolean>((resolve, reject) => {
    navigator.locks
      .request(`outbox:${name}`, { ifAvailable: mode === 'skip' }, async (lock) => {
        resolve(lock !== null);
        if (lock) await run();
      })
      .catch(reject);
  });
  return (await withTimeLimit(isFree).catch(() => true)) ? run() : 'busy';
};
