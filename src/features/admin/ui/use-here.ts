import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

export function useHere() {
  const { pathname } = useLocation();
  return useCallback(
    (params: URLSearchParams) => ({ pathname, search: params.toString() }),
    [pathname],
  );
}
