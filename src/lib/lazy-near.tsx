import { lazy, type ComponentType } from 'react';

/** How far below the viewport a place may be when its code is fetched. */
const margin = '600px';

function nearby(id: string): Promise<void> {
  const place = document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
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

/**
 * A component whose code is fetched when the element `id`, around it or its own, nears the viewport or takes
 * focus. Inside a Suspense boundary its prerendered HTML shows until then; on a page that was not
 * prerendered the code is fetched at once.
 */
export function lazyNear<Props = object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await nearby(id);
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
}
