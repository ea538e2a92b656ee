import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';

const delayMs = 300;

/** A line at the top of the window while a navigation waits for a page's code. The old page stays below it. */
export function SlowNavigation() {
  const { pathname } = useLocation();
  const { loadingPage } = useTexts().ui;
  const shown = useRef(pathname);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    shown.current = pathname;
    setWaiting(false);
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The address changes at once, the page only when its code is there.
    const onMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWaiting(location.pathname !== shown.current), delayMs);
    };
    addEventListener('click', onMove);
    addEventListener('popstate', onMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', onMove);
      removeEventListener('popstate', onMove);
    };
  }, []);

  if (!isWaiting) return null;
  return (
    <p role="status" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-marigold">
      <span className="sr-only">{loadingPage}</span>
    </p>
  );
}
