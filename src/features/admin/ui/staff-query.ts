import {
  useInfiniteQuery,
  useQuery,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Whether the staff area's queries wait: without a session they could only fail. */
export const QueriesPausedContext = createContext(false);

/** A query of the staff area. When a pause ends, it asks anew. */
export function useStaffQuery<Data, Selected, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
) {
  const paused = useContext(QueriesPausedContext);
  return useQuery(paused ? { ...options, enabled: false } : options);
}

/** The same of a query that comes in pages. */
export function useStaffPages<Data, Selected, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Data, Error, Selected, Key, Param>,
) {
  const paused = useContext(QueriesPausedContext);
  return useInfiniteQuery(paused ? { ...options, enabled: false } : options);
}
