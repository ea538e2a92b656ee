import { useEffect } from 'react';

export function useStartAtTop(): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
