import { memo, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { LazyPage } from './lazy-page';
import { PreserveInputs } from './preserve-inputs';
import { useHydrated } from './use-hydrated';

interface LazyOnVisibleProps {
  deferred: LazyPage;
  rootMargin: string;
}

/** A part below the first screen: its code loads when it is nearly visible, or at once after a navigation. */
export const LazyOnVisible = memo(function LazyOnVisible(props: LazyOnVisibleProps) {
  const { deferred, rootMargin } = props;
  const container = useRef<HTMLDivElement>(null);
  const needsNoWait = useHydrated() || import.meta.env.SSR;
  const [visibility] = useState(() => (needsNoWait ? undefined : createVisibility()));

  useEffect(() => {
    const element = container.current;
    if (!element || !visibility) return;
    // Read by CSS: code that was not requested yet is not missing.
    element.setAttribute('data-unasked', '');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        element.removeAttribute('data-unasked');
        visibility.resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rootMargin, visibility]);

  // A stable element: an update would empty HTML that is not hydrated yet.
  const content = useMemo(
    () => (
      <Suspense>
        <Deferred page={deferred} visible={visibility?.promise} />
      </Suspense>
    ),
    [deferred, visibility],
  );
  return <div ref={container}>{content}</div>;
});

function Deferred({ page, visible }: { page: LazyPage; visible: Promise<void> | undefined }) {
  if (visible) use(visible);
  // A failed preload must not take the page away.
  if (!import.meta.env.SSR) page.hydrate();
  return (
    <>
      <page.Page />
      <PreserveInputs />
    </>
  );
}

function createVisibility() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
