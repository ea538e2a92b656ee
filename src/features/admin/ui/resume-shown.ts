import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';
import { safeStorage } from '@/lib/safe-storage';

const storage = safeStorage(() => sessionStorage);
const storageKey = 'staff-resume-shown';
const listeners = createListeners();

/** Returns whether resumes are shown beside their records, as chosen for this visit. */
export function useResumeShown(): boolean {
  return useSyncExternalStore(listeners.subscribe, isShown);
}

export function toggleResume(): void {
  if (isShown()) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'yes');
  listeners.notify();
}

const isShown = () => storage.getItem(storageKey) !== null;
