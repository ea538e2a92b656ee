import { lazy, type ComponentType } from 'react';
import { readyToMove } from './lazy-still';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code; resolves when `Page` renders without waiting. */
  preload: () => Promise<unknown>;
}

const failures: (() => void)[] = [];

/**
 * From now on pages whose code failed on a bad link ask for it again. To be called once the failure is
 * on the screen: React renders anew before it shows an error, and would ask without a pause for ever.
 */
export function forgetFailures(): void {
  for (const forget of failures.splice(0)) forget();
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
        await readyToMove();
        Ready = component;
        return { default: component };
      },
      (error: unknown) => {
        pending = undefined;
        failures.push(() => (Waiting = lazy(preload)));
        throw error;
      },
    );
    return pending;
  }

  let Waiting = lazy(preload);
  return { Page: () => (Ready ? <Ready /> : <Waiting />), preload };
}
