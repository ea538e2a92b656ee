import { use, type ComponentType } from 'react';
import { loadUntilThere } from './load-until-there';

export interface LazyPage {
  Page: ComponentType;
  /** What a move to the page waits for: its code and that of its part. */
  code: () => Promise<unknown>;
  /** The same, asked for again after a failure. Rejects when it does not arrive. */
  preload: () => Promise<unknown>;
  /** For the page that is prerendered: asks until what it needs to react is there. */
  hydrate: () => Promise<unknown>;
}

/** `part` is fetched with the page; it has a boundary of its own in it, so that the rest reacts without it. */
export function lazyPage(
  load: () => Promise<ComponentType>,
  part?: Pick<LazyPage, 'preload' | 'hydrate'>,
): LazyPage {
  let own: Promise<ComponentType> | undefined;
  let whole: Promise<unknown> | undefined;
  let alive: Promise<unknown> | undefined;
  let failed = false;

  function watched<Code>(code: Promise<Code>): Promise<Code> {
    code.catch(() => (failed = true));
    return code;
  }
  const ownCode = (by = load) => (own ??= watched(by()));
  // React renders anew before it shows an error, and would ask without a pause for ever.
  const code = () => (whole ??= watched(Promise.all([ownCode(), part?.preload()])));

  function preload() {
    if (failed) own = whole = alive = undefined;
    failed = false;
    return code();
  }
  function Page() {
    const Shown = use(ownCode());
    return <Shown />;
  }
  return {
    Page,
    code,
    preload,
    hydrate: () => (alive ??= Promise.all([ownCode(() => loadUntilThere(load)), part?.hydrate()])),
  };
}
