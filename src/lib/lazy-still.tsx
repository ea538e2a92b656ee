import { lazy, memo, Suspense, type ComponentType } from 'react';
import { allStyles } from './all-styles';

/**
 * React Router's key of the history entry on which this document was loaded: after a reload it is
 * not the first one.
 */
export const arrivalKey: string =
  (globalThis.history?.state as { key?: string } | null | undefined)?.key ?? 'default';

const stills: (() => Promise<unknown>)[] = [];
let moved = false;
let leaving = false;
let release: () => void = () => undefined;
let announce: () => void = () => undefined;

/** The visitor leaves the page that was prerendered: from now on drawings and styles are needed. */
export function siteMoves(): void {
  if (moved) return;
  moved = true;
  release();
  announce();
}

/** The visitor reaches for a link: pages fetched from now on bring all that they show along. */
export function siteMovesSoon(): void {
  leaving = true;
  announce();
}

/** Whether what is rendered now was not prerendered. */
export function hasMoved(): boolean {
  return moved;
}

/** Whether a page that is fetched now is not the one that was prerendered. */
export function isLeaving(): boolean {
  return moved || leaving;
}

/** Resolves when the visitor leaves the page that was prerendered. */
export const firstMove = new Promise<void>((resolve) => {
  release = resolve;
});

/** Resolves when the visitor reaches for another page, or leaves without a sign. */
const firstReach = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Resolves when another page can be shown: its styles, and the drawings of all pages so far. */
export async function readyToMove(): Promise<void> {
  if (isLeaving()) await Promise.all([allStyles(), ...stills.map((load) => load())]);
}

/** Whether this document holds the drawings already, so that their code can stay away. */
export function isDrawn(): boolean {
  return !moved && document.querySelector('#root[data-shell]') !== null;
}

/**
 * A part without behaviour: icon, map, flag, footer. On a prerendered page its HTML simply stays. Its
 * code is fetched and hydrated when the visitor reaches for another page, so that the move itself has
 * less to do. Its props must be stable: a change before that would need the code.
 */
export function lazyStill<Props extends { className?: string }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Ready: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let arrive: (component: ComponentType<Props>) => void = () => undefined;
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });

  function fetch() {
    pending ??= load().then(
      (component) => {
        arrive(component);
        return (Ready = component);
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }
  stills.push(fetch);

  async function whenNeeded() {
    if (import.meta.env.SSR || !isDrawn()) return fetch();
    await firstReach;
    // Should it fail, its HTML stays, and the move asks again.
    fetch().catch(() => undefined);
    return arrival;
  }

  const Later = lazy(async () => ({
    default: await whenNeeded(),
  })) as unknown as ComponentType<Props>;

  function Still(props: Props) {
    return (
      <Suspense fallback={<span className={props.className} />}>
        {Ready && !import.meta.env.SSR ? <Ready {...props} /> : <Later {...props} />}
      </Suspense>
    );
  }
  return memo(Still) as unknown as ComponentType<Props>;
}
