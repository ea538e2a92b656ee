import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * React Router's key of the history entry on which this document was loaded: after a reload it is
 * not the first one.
 */
export const arrivalKey: string =
  (globalThis.history?.state as { key?: string } | null | undefined)?.key ?? 'default';

const stills: (() => Promise<unknown>)[] = [];
let moved = false;
let release: () => void = () => undefined;
const firstMove = new Promise<void>((resolve) => {
  release = resolve;
});

/** The visitor leaves the page that was prerendered: from now on drawings need their code. */
export function siteMoves(): void {
  if (moved) return;
  moved = true;
  release();
}

/** Resolves when the drawings of all pages fetched so far can be shown without waiting. */
export async function stillsReady(): Promise<void> {
  if (moved) await Promise.all(stills.map((load) => load()));
}

/** Whether this document holds the drawings already, so that their code can stay away. */
function isDrawn(): boolean {
  return !moved && document.querySelector('#root[data-shell]') !== null;
}

/**
 * A drawing without behaviour: icon, map, flag. On a prerendered page its HTML simply stays, and its
 * code is fetched with the first move to another page. Its props must be stable: a change before
 * that would need the code.
 */
export function lazyStill<Props extends { className?: string }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Ready: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  function fetch() {
    pending ??= load().then(
      (component) => (Ready = component),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }
  stills.push(fetch);

  const Later = lazy(async () => {
    if (!import.meta.env.SSR && isDrawn()) await firstMove;
    return { default: await fetch() };
  }) as unknown as ComponentType<Props>;

  function Still(props: Props) {
    return (
      <Suspense fallback={<span className={props.className} />}>
        {Ready && !import.meta.env.SSR ? <Ready {...props} /> : <Later {...props} />}
      </Suspense>
    );
  }
  return memo(Still) as unknown as ComponentType<Props>;
}
