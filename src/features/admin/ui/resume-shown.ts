import { useSyncExternalStore } from 'react';
import { safeStorage } from '@/lib/safe-storage';

const storage = safeStorage(() => sessionStorage);
const storageKey = 'staff-resume-shown';
const subscribers = new Set<() => void>();

/** Returns whether resumes are shown beside their records, as chosen for this visit. */
export function useResumeShown(): boolean {
  return useSyncExternalStore(subscribe, isShown);
}

export function toggleResume(): void {
  if (isShown()) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'yes');
  for (const tell of subscribers) tell();
}

const isShown = () => storage.getItem(storageKey) !== null;

function subscribe(tell: () => void) {
  subscribers.add(tell);
  return () => void subscribers.delete(tell);
}
