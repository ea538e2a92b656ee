import { useEffect, useState } from 'react';
import { queryClient } from './query-client';

const lateMs = 8000;

/** The shared cache, subscribed to focus and network while in use. Needs no provider. */
export function useClient() {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
  return queryClient;
}

/** True once something has been waiting for eight seconds. */
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
