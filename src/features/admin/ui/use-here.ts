import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Makes links to the same place with another view. */
export function useHere() {
  const { pathname } = useLocation();
  return useCallback(
    (params: URLSearchParams) => ({ pathname, search: params.toString() }),
    [pathname],
  );
}
