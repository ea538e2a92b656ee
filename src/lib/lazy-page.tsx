import { use, type ComponentType } from 'react';
import { loadUntilThere } from './load-until-there';

export interface LazyPage {
  Page: ComponentType;
  /** The page's code and that of its part. */
  code: () => Promise<unknown>;
  /** Asks again after a failure. Rejects when the code does not arrive. */
  preload: () => Promise<unknown>;
  /** For the page that is prerendered: asks until the code is there. */
  hydrate: () => void;
}

/** `part` is fetched with the page; it has a boundary of its own in it, so that the rest reacts without it. */
export function lazyPage(load: () => Promise<ComponentType>, part?: LazyPage): LazyPage {
  let own: Promise<ComponentType> | undefined;
  let whole: Promise<unknown> | undefined;
  let failed = false;

  function fetch(by: () => Promise<ComponentType>, partBy?: () => Promise<unknown> | void) {
    failed = false;
    own = by();
    whole = Promise.all([own, partBy?.()]);
    whole.catch(() => (failed = true));
    return whole;
  }
  const fetchAgain = () => fetch(load, part?.preload);
  // React renders anew before it shows an error, and would ask without a pause for ever.
  const code = () => whole ?? fetchAgain();

  function Page() {
    void code();
    const Shown = use(own as Promise<ComponentType>);
    return <Shown />;
  }
  return {
    Page,
    code,
    preload: () => (failed ? fetchAgain() : code()),
    hydrate: () => void fetch(() => loadUntilThere(load), part?.hydrate),
  };
}
