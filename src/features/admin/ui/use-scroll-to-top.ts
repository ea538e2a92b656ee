import { useEffect } from 'react';

export function useScrollToTop(): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
