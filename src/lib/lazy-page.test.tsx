import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const reacts = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

const hydrateWith = (Page: ComponentType, onRecoverableError: (error: unknown) => void) =>
  act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Suspense>
        <Page />
      </Suspense>,
      { onRecoverableError },
    );
  });

test('a prerendered page reacts before its deferred part, which stays static until then', async () => {
  let arrive: (code: () => React.JSX.Element) => void = () => undefined;
  const part = lazyPage(() => new Promise((done) => (arrive = done)));
  const { Page, hydrate } = lazyPage(
    async () => () => (
      <>
        <h1>Get a quote</h1>
        <Suspense>
          <part.Page />
        </Suspense>
      </>
    ),
    part,
  );
  document.body.innerHTML =
    '<div id="root"><!--$--><h1>Get a quote</h1><!--$--><button>Send</button><!--/$--><!--/$--></div>';
  const [title, button] = [screen.getByRole('heading'), screen.getByRole('button')];
  const errors = vi.fn<(error: unknown) => void>();
  void hydrate();
  await hydrateWith(Page, errors);
  expect([reacts(title), reacts(button)]).toEqual([true, false]);
  expect(screen.getByRole('button')).toBe(button);

  await act(async () => arrive(() => <button>Send</button>));
  expect(reacts(button)).toBe(true);
  expect(screen.getByRole('button')).toBe(button);
  expect(errors).not.toHaveBeenCalled();
});
