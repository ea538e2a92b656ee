import { use, type ComponentType } from 'react';
import { loadUntilThere } from './load-until-there';

export interface LazyPage {
  Page: ComponentType;
  code: () => Promise<ComponentType>;
  /** Asks again after a failure. Rejects when the code does not arrive. */
  preload: () => Promise<unknown>;
  /** For the page that is prerendered: asks until the code is there. */
  hydrate: () => void;
}

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
