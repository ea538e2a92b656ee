import { lazy, useState, type ComponentType } from 'react';
import { firstSign } from './first-sign';
import { patiently } from './lazy-near';
import { firstMove, isDrawn, readyToMove } from './lazy-still';

/**
 * When a page that was prerendered needs its code: with what every page starts with, as soon as that is
 * there, at the visitor's first sign, or with the first move, for the way back.
 */
export type Due = 'start' | 'soon' | 'sign' | 'move';

export interface LazyPage {
  Page: ComponentType;
  due: Due;
  /** Fetches the page's code; resolves when `Page` renders without waiting. */
  preload: () => Promise<unknown>;
  /** The same for the page that was prerendered, when it is due and until it succeeds. */
  arrive: () => Promise<unknown>;
}

const moments = {
  start: undefined,
  soon: undefined,
  sign: firstSign,
  move: firstMove,
} satisfies Record<Due, Promise<void> | undefined>;

const failures: (() => void)[] = [];

/**
 * From now on pages whose code failed on a bad link ask for it again. To be called once the failure is
 * on the screen: React renders anew before it shows an error, and would ask without a pause for ever.
 */
export function forgetFailures(): void {
  for (const forget of failures.splice(0)) forget();
}

/**
 * A page in its own chunk. Once preloaded it renders synchronously, so that prerendering never meets a
 * Suspense fallback. Where it was prerendered it stays as it was sent until its code is there.
 */
export function lazyPage(load: () => Promise<ComponentType>, due: Due = 'soon'): LazyPage {
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

  let arrival: typeof pending;
  let lost = false;

  function arrive() {
    arrival ??= Promise.resolve(moments[due])
      .then(() => patiently(preload))
      .catch((error: unknown) => {
        lost = true;
        throw error;
      });
    return arrival;
  }

  let Waiting = lazy(preload);
  const Arriving = lazy(arrive);
  function Page() {
    // As long as it is shown: another type of component would lose what was typed into the page.
    const [Shown] = useState(
      () => Ready ?? (due !== 'start' && !lost && isDrawn() ? Arriving : Waiting),
    );
    return <Shown />;
  }
  return { Page, due, preload, arrive };
}
