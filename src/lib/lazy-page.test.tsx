import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page';

const Terms = () => <h1>Terms of Service</h1>;

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

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page whose code failed is asked for again by the next who wants it', async () => {
  const load = vi.fn<() => Promise<typeof Terms>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Terms);
  const { Page, preload } = lazyPage(load);
  await expect(preload()).rejects.toThrow('Failed to fetch');
  await preload();
  await act(async () => {
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
  });
  expect(screen.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a prerendered page stands until its code is there, however often that is lost on the way', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  let tries = 0;
  const { Page, hydrate } = lazyPage(async () => {
    tries += 1;
    if (tries < 4) throw new TypeError('Failed to fetch');
    return Terms;
  });
  document.body.innerHTML = '<div id="root"><!--$--><h1>Terms of Service</h1><!--/$--></div>';
  const sent = screen.getByRole('heading');
  const errors = vi.fn<(error: unknown) => void>();
  hydrate();
  await hydrateWith(Page, errors);
  await pass(12_000);
  expect(tries).toBe(3);
  expect(screen.getByRole('heading')).toBe(sent);
  await pass(1_000);
  expect(tries).toBe(4);
  expect(screen.getByRole('heading')).toBe(sent);
  expect(reacts(sent)).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});

test('a prerendered page reacts before its part is there, whose HTML stands until then', async () => {
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
  hydrate();
  await hydrateWith(Page, errors);
  expect([reacts(title), reacts(button)]).toEqual([true, false]);
  expect(screen.getByRole('button')).toBe(button);

  await act(async () => arrive(() => <button>Send</button>));
  expect(reacts(button)).toBe(true);
  expect(screen.getByRole('button')).toBe(button);
  expect(errors).not.toHaveBeenCalled();
});

test('whoever moves to a page waits for its part, which is asked for again once it failed', async () => {
  const load = vi.fn<() => Promise<typeof Terms>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Terms);
  const { code, preload } = lazyPage(async () => Terms, lazyPage(load));
  await expect(code()).rejects.toThrow('Failed to fetch');
  await preload();
  await expect(code()).resolves.toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
