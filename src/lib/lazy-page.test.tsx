import { startTransition, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page';

test('a page whose code arrives while it is rendered stays the same page from then on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const mounted = vi.fn<() => void>();
  function Words() {
    useEffect(() => void mounted(), []);
    return <h1>Terms of Service</h1>;
  }
  const { Page } = lazyPage(async () => Words, 'start');
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (step: number) =>
    startTransition(() =>
      root.render(
        <Suspense>
          <Page key="page" />
          <p>{step}</p>
        </Suspense>,
      ),
    );
  show(1);
  await vi.waitFor(() => expect(place.textContent).toBe('Terms of Service1'));
  show(2);
  await vi.waitFor(() => expect(place.textContent).toBe('Terms of Service2'));
  expect(mounted).toHaveBeenCalledOnce();
  root.unmount();
  vi.unstubAllGlobals();
});
