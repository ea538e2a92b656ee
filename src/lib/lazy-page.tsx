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
  let own: Promise<ComponentType> | undefined;
  let whole: Promise<unknown> | undefined;
  let hydrating: Promise<ComponentType> | undefined;

  const ask = async () => (loaded = await load());

  function code() {
    if (whole) return whole;
    own = ask();
    const asked = Promise.all([own, part?.code()]);
    // React renders again before it shows an error: fetching immediately would loop.
    asked.catch(() => setTimeout(forget, 1_000, asked));
    return (whole = asked);
  }

  function forget(failed: Promise<unknown>) {
    if (whole === failed) own = whole = undefined;
  }

  function preload() {
    const asked = code();
    asked.catch(() => forget(asked));
    return asked;
  }

  function hydrate() {
    own = hydrating ??= ask().catch(() => {
      hydrating = undefined;
      return new Promise<never>(() => undefined);
    });
    return Promise.all([own, part?.hydrate()]);
  }

  function Page() {
    const Shown = loaded ?? use((own ??= ask()));
    return <Shown />;
  }
  return { Page, code, preload, hydrate };
}
