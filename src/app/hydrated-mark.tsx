import { useEffect } from 'react';

export function HydratedMark() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return null;
}
