import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RequestError } from '@/lib/supabase/request-error';

const maxRetries = 3;
const secondMs = 1000;

/** The shared cache of server data. Keys start with what they show, mostly a table, so a change refreshes all of it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < maxRetries && !(error instanceof RequestError && error.isPermanent),
      retryDelay: (attempt) => Math.min(secondMs * 2 ** attempt, 30 * secondMs),
      gcTime: 5 * 60 * secondMs,
      // By default a query waits silently while offline.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/** The shared cache, subscribed to focus and network while in use. Needs no provider. */
export function useQueryClient() {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
  return queryClient;
}
