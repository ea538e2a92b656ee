import {
  useInfiniteQuery,
  useQuery,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Pauses the staff area's queries: without a session they would fail. */
export const QueriesPausedContext = createContext(false);

/** A query of the staff area. It refetches when a pause ends. */
export function useStaffQuery<Data, Selected, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
) {
  const isPaused = useContext(QueriesPausedContext);
  return useQuery(isPaused ? { ...options, enabled: false } : options);
}

export function useStaffPages<Data, Selected, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Data, Error, Selected, Key, Param>,
) {
  const isPaused = useContext(QueriesPausedContext);
  return useInfiniteQuery(isPaused ? { ...options, enabled: false } : options);
}
