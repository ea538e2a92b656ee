import { memo, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { CarryOver } from './carry-over';
import type { LazyPage } from './lazy-page';
import { shownParts } from './shown-parts';
import { useHydrated } from './use-hydrated';

interface WhenNearProps {
  part: LazyPage;
  /** How near to the viewport it has to come, as an observer takes it. */
  rootMargin: string;
}

/** A part that stands as it was sent until it comes near or has the focus: then its code is fetched. */
export const WhenNear = memo(function WhenNear({ part, rootMargin }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const atOnce = useHydrated() || import.meta.env.SSR;
  const [wanted] = useState(() => (atOnce ? undefined : deferred()));
  const [shown] = useState(deferred);

  useEffect(() => {
    const element = place.current;
    // Read by styles: see `help` in base.css.
    element?.setAttribute('data-unasked', '');
    const ask = () => {
      element?.removeAttribute('data-unasked');
      void part.hydrate();
      wanted?.resolve();
    };
    const show = () => {
      ask();
      return shown.promise;
    };
    shownParts.add(show);
    const stop = whenVisible(element, rootMargin, ask);
    return () => {
      shownParts.delete(show);
      stop();
    };
  }, [part, rootMargin, wanted, shown]);

  // The same element as long as nothing changes: an update would empty what is not hydrated yet.
  const content = useMemo(
    () => (
      <Suspense>
        <Wanted part={part} wanted={wanted?.promise} then={shown.resolve} />
      </Suspense>
    ),
    [part, wanted, shown],
  );
  return <div ref={place}>{content}</div>;
});

interface WantedProps {
  part: LazyPage;
  wanted: Promise<void> | undefined;
  then: () => void;
}

function Wanted({ part, wanted, then }: WantedProps) {
  if (wanted) use(wanted);
  // Its own failures are no reason to take the page away.
  if (!import.meta.env.SSR) void part.hydrate();
  useEffect(then, [then]);
  return (
    <>
      <part.Page />
      <CarryOver />
    </>
  );
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

function whenVisible(place: HTMLElement | null, rootMargin: string, react: () => void): () => void {
  if (!place) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) react();
    },
    { rootMargin },
  );
  observer.observe(place);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && place.contains(target)) react();
  };
  // Before React, which keeps to itself what happens to a part that it has no code for.
  document.addEventListener('focusin', onFocus, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus, { capture: true });
  };
}
