import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';
import { safeStorage } from '@/lib/safe-storage';

const storage = safeStorage(() => sessionStorage);
const storageKey = 'staff-resume-shown';
const listeners = createListeners();

/** Returns whether resumes are shown beside their records, as chosen in this tab of the browser. */
export const useIsResumeShown = () => useSyncExternalStore(listeners.subscribe, isResumeShown);

export function toggleResume(): void {
  if (isResumeShown()) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'yes');
  listeners.notify();
}

const isResumeShown = () => storage.getItem(storageKey) !== null;
