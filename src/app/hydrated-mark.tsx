import { useEffect } from 'react';

export function HydratedMark({ then }: { then: () => void }) {
  useEffect(() => {
    performance.mark('hydrated');
    then();
  }, [then]);
  return null;
}
