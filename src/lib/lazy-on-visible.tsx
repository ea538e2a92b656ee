import { memo, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { LazyPage } from './lazy-page';
import { PreserveInputs } from './preserve-inputs';
import { useHydrated } from './use-hydrated';

interface LazyOnVisibleProps {
  deferred: LazyPage;
  /** How near to the viewport it has to come, as an IntersectionObserver takes it. */
  rootMargin: string;
}

/** A part of a page that stays as it was sent until it comes near: then its code is fetched. */
export const LazyOnVisible = memo(function LazyOnVisible(props: LazyOnVisibleProps) {
  const { deferred, rootMargin } = props;
  const place = useRef<HTMLDivElement>(null);
  const atOnce = useHydrated() || import.meta.env.SSR;
  const [visible] = useState(() => (atOnce ? undefined : resolvable()));

  useEffect(() => {
    const element = place.current;
    if (!element || !visible) return;
    // For styles: code that is not asked for yet is not missing.
    element.setAttribute('data-unasked', '');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        element.removeAttribute('data-unasked');
        visible.resolve();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rootMargin, visible]);

  // The same element always: an update would empty what is not hydrated yet.
  const content = useMemo(
    () => (
      <Suspense>
        <Deferred page={deferred} visible={visible?.promise} />
      </Suspense>
    ),
    [deferred, visible],
  );
  return <div ref={place}>{content}</div>;
});

function Deferred({ page, visible }: { page: LazyPage; visible: Promise<void> | undefined }) {
  if (visible) use(visible);
  // Its own failures are no reason to take the page away.
  if (!import.meta.env.SSR) page.hydrate();
  return (
    <>
      <page.Page />
      <PreserveInputs />
    </>
  );
}

function resolvable() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
