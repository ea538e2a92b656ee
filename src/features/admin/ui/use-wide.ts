import { useSyncExternalStore } from 'react';

/** Room for a table; below, the same records stand as cards. */
const query = '(min-width: 60rem)';

function subscribe(change: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
