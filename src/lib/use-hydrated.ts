import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and while hydrating, true as soon as the page reacts to its visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
