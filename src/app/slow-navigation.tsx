import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';

const delayMs = 300;

/** A line at the top of the window while a navigation waits for a page's code. The old page stays below it. */
export function SlowNavigation() {
  const { pathname } = useLocation();
  const { loadingPage } = useTexts().ui;
  const shownPath = useRef(pathname);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    shownPath.current = pathname;
    setWaiting(false);
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The address changes at once, the page only when its code is there.
    const checkLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWaiting(location.pathname !== shownPath.current), delayMs);
    };
    addEventListener('click', checkLater);
    addEventListener('popstate', checkLater);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', checkLater);
      removeEventListener('popstate', checkLater);
    };
  }, []);

  if (!isWaiting) return null;
  return (
    <p role="status" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-marigold">
      <span className="sr-only">{loadingPage}</span>
    </p>
  );
}
