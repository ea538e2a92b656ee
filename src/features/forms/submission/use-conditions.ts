import { useSyncExternalStore } from 'react';
import { backgroundSync } from './outbox/background-sync';
import type { Conditions } from './outbox/waiting-message';

const minuteMs = 60_000;

/** `now` is rounded down to the minute, so that nothing renders again before the next one. */
export function useConditions(): Conditions {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isSyncAccepted = useSyncExternalStore(
    backgroundSync.subscribe,
    () => backgroundSync.isAccepted,
  );
  const minute = useSyncExternalStore(subscribeToMinutes, () => Math.floor(Date.now() / minuteMs));
  return { now: minute * minuteMs, isOnline, isSyncAccepted };
}

function subscribeToNetwork(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function subscribeToMinutes(listener: () => void) {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}
