import { lazy, type ComponentType } from 'react';
import { ownPart } from './all-styles';
import { hasMoved, isLeaving } from './lazy-still';

/** How far below the viewport a place may be when its code is fetched. */
const margin = '600px';

async function nearby(id: string, after?: Promise<unknown>): Promise<void> {
  const place = document.getElementById(id);
  if (!place) return;
  await after;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: margin },
    );
    function done() {
      observer.disconnect();
      place?.removeEventListener('focusin', done);
      resolve();
    }
    observer.observe(place);
    place.addEventListener('focusin', done);
  });
}

/** Milliseconds between one try to fetch a part and the next. */
const pauses = [1_000, 3_000, 9_000];

/** Without a network it waits for one. Rejects when the last try fails: the files may be gone. */
export async function patiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of pauses) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- the same
      await new Promise((resolve) => {
        if (navigator.onLine) setTimeout(resolve, pause);
        else addEventListener('online', resolve, { once: true });
      });
    }
  }
  return load();
}

/**
 * A component whose code is fetched when the element `id`, around it or its own, nears the viewport or takes
 * focus, though not before `after`. Inside a Suspense boundary its prerendered HTML shows until then,
 * also while a bad link needs more than one try; on a page that was not prerendered the code is fetched
 * at once, together with the page's.
 */
export function lazyNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  after?: Promise<unknown>,
): ComponentType<Props> {
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  // Should it fail, it is asked for again when it is shown.
  if (!import.meta.env.SSR && isLeaving()) load().catch(() => undefined);

  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await Promise.race([nearby(id, after), asked]);
    return { default: await patiently(() => ownPart(load)) };
  }) as unknown as ComponentType<Props>;

  return function Near(props: Props) {
    // The element that it waited for went away with the first page.
    if (hasMoved()) ask();
    return <Part {...props} />;
  };
}
