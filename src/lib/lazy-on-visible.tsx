import {
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { CarryOver } from './carry-over';
import { loadUntilThere } from './load-until-there';
import { shownParts } from './shown-parts';
import { useHydrated } from './use-hydrated';

const rootMargin = '600px';

/** Fetches a part's code near the viewport or on focus. Its props must be stable until then. */
export function lazyOnVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let code: Promise<ComponentType<Props>> | undefined;
  const fetch = () => (code ??= import.meta.env.SSR ? load() : loadUntilThere(load));

  function Loaded({ wanted, props }: { wanted: Promise<void> | undefined; props: Props }) {
    if (wanted) use(wanted);
    const Part = use(fetch());
    return (
      <>
        <Part {...props} />
        <CarryOver />
      </>
    );
  }

  function OnVisible(props: Props) {
    const hydrated = useHydrated();
    const place = useRef<HTMLDivElement>(null);
    const [{ wanted, want }] = useState(() => {
      let resolve: () => void = () => undefined;
      const promise = new Promise<void>((done) => (resolve = done));
      const atOnce = hydrated || import.meta.env.SSR;
      return { wanted: atOnce ? undefined : promise, want: resolve };
    });

    useEffect(() => {
      const element = place.current;
      // Read by styles: see `help` in base.css.
      element?.setAttribute('data-unasked', '');
      const ask = () => {
        element?.removeAttribute('data-unasked');
        want();
      };
      const fetchNow = () => {
        ask();
        return fetch();
      };
      shownParts.add(fetchNow);
      const stop = whenVisible(element, ask);
      return () => {
        shownParts.delete(fetchNow);
        stop();
      };
    }, [want]);

    // The same element as long as nothing changes: an update would empty what is not hydrated yet.
    const part = useMemo(
      () => (
        <Suspense>
          <Loaded wanted={wanted} props={props} />
        </Suspense>
      ),
      [wanted, props],
    );
    return <div ref={place}>{part}</div>;
  }
  return memo(OnVisible) as unknown as ComponentType<Props>;
}

function whenVisible(place: HTMLElement | null, react: () => void): () => void {
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
