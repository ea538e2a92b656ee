import { useSyncExternalStore } from 'react';
import { backgroundSync } from './outbox/background-sync';
import type { Conditions } from './outbox/waiting-message';

const minuteMs = 60_000;

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
  const abort = new AbortController();
  for (const event of ['online', 'offline'])
    addEventListener(event, listener, { signal: abort.signal });
  return () => abort.abort();
}

function subscribeToMinutes(listener: () => void) {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}
