import { useEffect, useState } from 'react';
import { queryClient } from './query-client';

const lateMs = 8000;

/** The shared cache, subscribed to focus and network while in use. Needs no provider. */
export function useQueryClient() {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
  return queryClient;
}

/** True once something has been waiting for eight seconds. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
