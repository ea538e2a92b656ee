import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '@/lib/lazy-page';
import { render } from '@tests/support/with-texts';
import { LoadBoundary } from './load-boundary';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const none = () => Promise.resolve();

function Broken(): never {
  throw new Error('the chunk did not arrive');
}

test('a page that does not load is told, and the next page gets its chance', () => {
  const { rerender } = render(
    <LoadBoundary page="/about" retry={none}>
      <Broken />
    </LoadBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

  rerender(
    <LoadBoundary page="/network" retry={none}>
      <p>Network</p>
    </LoadBoundary>,
  );
  expect(screen.getByText('Network')).toBeVisible();
});

test('code that does not arrive is asked for once, and again when the network is back', async () => {
  let asked = 0;
  let online = false;
  const { Page, preload } = lazyPage(() => {
    asked += 1;
    if (!online) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(() => <p>About</p>);
  });
  await act(async () => {
    render(
      <Suspense>
        <LoadBoundary page="/about" retry={preload}>
          <Page />
        </LoadBoundary>
      </Suspense>,
    );
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
  expect(asked).toBe(1);

  online = true;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('About')).toBeVisible();
  expect(asked).toBe(2);
});

test('code that the browser gave up comes with a load of the page, when the network is back', async () => {
  const answer = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', answer);
  const { Page, preload } = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
  const loadedAnew = () => Object.keys(sessionStorage).filter((key) => key.startsWith('loaded'));
  await act(async () => {
    render(
      <Suspense>
        <LoadBoundary page="/about" retry={preload}>
          <Page />
        </LoadBoundary>
      </Suspense>,
    );
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(loadedAnew()).toEqual([]);
  answer.mockResolvedValue(new Response());
  await act(async () => void dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(loadedAnew()).toHaveLength(1));
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
