import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyOnVisible } from './lazy-on-visible';
import { lazyPage } from './lazy-page';

let scrollNear: () => void = () => undefined;
let loads = 0;
let root: Root | undefined;

beforeEach(() => {
  loads = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollNear = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function makeForm() {
  const form = lazyPage(async () => {
    loads += 1;
    return () => <button type="submit">Send</button>;
  });
  return () => <LazyOnVisible deferred={form} rootMargin="600px" />;
}

async function hydrate() {
  const Form = makeForm();
  document.body.innerHTML =
    '<main><div><!--$--><button type="submit">Send</button><!--/$--></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  await act(async () => {
    root = hydrateRoot(main, <Form />);
  });
}

test('a prerendered part stays static until its visitor scrolls near', async () => {
  await hydrate();
  const sent = screen.getByRole('button', { name: 'Send' });
  expect(loads).toBe(0);
  await act(async () => scrollNear());
  expect(loads).toBe(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBe(sent);
});

test('a part is fetched immediately after a navigation', async () => {
  const Form = makeForm();
  await act(async () => void render(<Form />));
  expect(loads).toBe(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});
