import { useEffect, useState } from 'react';
import { queryClient } from './query-client';

const lateMs = 8000;

/** The one cache; while somebody uses it, it hears of focus and network. Needs no provider above. */
export function useClient() {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
  return queryClient;
}

/** Whether somebody has waited for too long to be left without a word; another attempt counts anew. */
export function useLate(waits: boolean, attempt = 0): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt counts anew
  }, [waits, attempt]);
  return late;
}
