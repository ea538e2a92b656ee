import { use, type ComponentType } from 'react';
import { loadUntilThere } from './load-until-there';

export interface LazyPage {
  Page: ComponentType;
  /** The page's code, asked for once: whoever renders it does not ask again after a failure. */
  code: () => Promise<ComponentType>;
  /** Fetches the page's code, or fetches it again if that failed. Rejects when it does not arrive. */
  preload: () => Promise<unknown>;
  /** Fetches the code of the page that is prerendered, which stands as it was sent until it is there. */
  hydrate: () => void;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let asked: Promise<ComponentType> | undefined;
  let failed = false;

  function fetch(by: () => Promise<ComponentType>) {
    failed = false;
    asked = by();
    asked.catch(() => (failed = true));
    return asked;
  }
  // React renders anew before it shows an error, and would ask without a pause for ever.
  const code = () => asked ?? fetch(load);

  function Page() {
    const Shown = use(code());
    return <Shown />;
  }
  return {
    Page,
    code,
    preload: () => (failed ? fetch(load) : code()),
    hydrate: () => void fetch(() => loadUntilThere(load)),
  };
}
