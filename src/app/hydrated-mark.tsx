import { useEffect } from 'react';

/** Beside a page: tells the browser's tools when all of it reacts. */
export function HydratedMark() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return null;
}
