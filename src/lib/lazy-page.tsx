import { use, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** What a move to the page waits for: its code and that of its part. Rejects when it does not arrive. */
  code: () => Promise<unknown>;
  /** The same before anybody needs it: a failure is forgotten at once. */
  preload: () => Promise<unknown>;
  /** For HTML that is there already and stays until its code arrives. Never rejects. */
  hydrate: () => Promise<unknown>;
  /** Parts that are fetched when they come near. */
  deferred?: LazyPage[];
}

/** `part` is fetched with the page; it has a boundary of its own in it, so that the rest reacts without it. */
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
    // React renders again before it shows an error: asking again then would never end.
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
