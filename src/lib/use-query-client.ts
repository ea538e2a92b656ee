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

/** Whether somebody has waited for too long to be left without a word. */
export function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return late;
}
