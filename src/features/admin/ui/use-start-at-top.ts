import { useEffect } from 'react';

/** A view that has just been opened starts at its top. */
export function useStartAtTop(): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
