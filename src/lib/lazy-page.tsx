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

type Code =
  | { state: 'unrequested' }
  /** `all` includes the deferred part. Both reject on failure. */
  | { state: 'navigating'; page: Promise<ComponentType>; all: Promise<unknown> }
  /** The HTML stays as sent. `page` never rejects. */
  | { state: 'hydrating' | 'hydration failed'; page: Promise<ComponentType> };

const retryAfterMs = 1_000;

/** `part` loads with the page, in a separate boundary, so that the rest hydrates first. */
export function lazyPage(
  load: () => Promise<ComponentType>,
  part?: Pick<LazyPage, 'code' | 'hydrate'>,
): LazyPage {
  let code: Code = { state: 'unrequested' };
  let Loaded: ComponentType | undefined;

  const loadPage = async () => (Loaded ??= await load());

  function navigate() {
    if (code.state === 'navigating') return code;
    const page = loadPage();
    const all = Promise.all([page, part?.code()]);
    const navigating: Code = { state: 'navigating', page, all };
    // React renders again before it shows an error: fetching immediately would loop.
    all.catch(() => setTimeout(forget, retryAfterMs, navigating));
    code = navigating;
    return navigating;
  }

  function forget(failed: Code) {
    if (code === failed) code = { state: 'unrequested' };
  }

  function preload() {
    const navigating = navigate();
    navigating.all.catch(() => forget(navigating));
    return navigating.all;
  }

  function startHydrating() {
    if (code.state === 'hydrating') return code.page;
    const page = loadPage().catch(() => {
      if (code.state === 'hydrating') code = { state: 'hydration failed', page };
      return new Promise<never>(() => undefined);
    });
    code = { state: 'hydrating', page };
    return page;
  }

  function Page() {
    const Shown = Loaded ?? use(code.state === 'unrequested' ? navigate().page : code.page);
    return <Shown />;
  }
  return {
    Page,
    code: () => navigate().all,
    preload,
    hydrate: () => Promise.all([Loaded ?? startHydrating(), part?.hydrate()]),
  };
}
