import { use, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** The code of the page and its deferred part, awaited by a navigation. Rejects on failure. */
  code: () => Promise<unknown>;
  /** The same ahead of a navigation: failures are not cached. */
  preload: () => Promise<unknown>;
  /** For prerendered HTML, which stays until its code arrives. Never rejects. */
  hydrate: () => Promise<unknown>;
  deferred?: LazyPage[];
}

/** `part` loads with the page, in a separate boundary, so that the rest hydrates first. */
export function lazyPage(
  load: () => Promise<ComponentType>,
  part?: Pick<LazyPage, 'code' | 'hydrate'>,
): LazyPage {
  let loaded: ComponentType | undefined;
  let ownCode: Promise<ComponentType> | undefined;
  let all: Promise<unknown> | undefined;
  let hydrating: Promise<ComponentType> | undefined;

  const loadPage = async () => (loaded = await load());

  function code() {
    if (all) return all;
    ownCode = loadPage();
    const loading = Promise.all([ownCode, part?.code()]);
    // React renders again before it shows an error: fetching immediately would loop.
    loading.catch(() => setTimeout(forget, 1_000, loading));
    return (all = loading);
  }

  function forget(failed: Promise<unknown>) {
    if (all === failed) ownCode = all = undefined;
  }

  function preload() {
    const loading = code();
    loading.catch(() => forget(loading));
    return loading;
  }

  function hydrate() {
    ownCode = hydrating ??= loadPage().catch(() => {
      hydrating = undefined;
      return new Promise<never>(() => undefined);
    });
    return Promise.all([ownCode, part?.hydrate()]);
  }

  function Page() {
    const Shown = loaded ?? use((ownCode ??= loadPage()));
    return <Shown />;
  }
  return { Page, code, preload, hydrate };
}
