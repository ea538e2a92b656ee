import { lazy, type ComponentType } from 'react';
import { stillsReady } from './lazy-still';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code; resolves when `Page` renders without waiting. */
  preload: () => Promise<unknown>;
}

/**
 * A page in its own chunk. Once preloaded it renders synchronously, so that neither
 * prerendering nor hydration ever meets a Suspense fallback.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Ready: ComponentType | undefined;
  let pending: Promise<{ default: ComponentType }> | undefined;

  function preload() {
    pending ??= load().then(
      async (component) => {
        await stillsReady();
        Ready = component;
        return { default: component };
      },
      (error: unknown) => {
        // A chunk that failed on a bad link is asked for again at the next try.
        pending = undefined;
        Waiting = lazy(preload);
        throw error;
      },
    );
    return pending;
  }

  let Waiting = lazy(preload);
  return { Page: () => (Ready ? <Ready /> : <Waiting />), preload };
}
