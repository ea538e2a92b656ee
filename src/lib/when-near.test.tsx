import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page';
import { fetchShownParts } from './shown-parts';
import { WhenNear } from './when-near';

/** Tells the observer that what it looks at has come near. */
let comeNear: () => void = () => undefined;
let asked = 0;
let root: Root | undefined;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
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
    asked += 1;
    return () => <button type="submit">Send</button>;
  });
  return () => <WhenNear part={form} rootMargin="600px" />;
}

/** The page as it was sent, taken over by React. */
async function arrive() {
  const Form = makeForm();
  document.body.innerHTML =
    '<main><div><!--$--><button type="submit">Send</button><!--/$--></div></main>';
  const main = document.querySelector('main') as HTMLElement;
  await act(async () => {
    root = hydrateRoot(main, <Form />);
  });
}

test('a prerendered part stands as it was sent until it comes near', async () => {
  await arrive();
  const sent = screen.getByRole('button', { name: 'Send' });
  expect(asked).toBe(0);
  await act(async () => comeNear());
  expect(asked).toBe(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBe(sent);
});

test('focus in it wants its code, too', async () => {
  await arrive();
  await act(async () => void fireEvent.focusIn(screen.getByRole('button')));
  expect(asked).toBe(1);
});

test('who keeps the page for later wants it, and what waits inside of it', async () => {
  const Form = makeForm();
  const sections = lazyPage(async () => () => (
    <section>
      <Form />
    </section>
  ));
  document.body.innerHTML =
    '<main><div><!--$--><section><div><!--$--><button type="submit">Send</button><!--/$--></div></section><!--/$--></div></main>';
  await act(async () => {
    root = hydrateRoot(
      document.querySelector('main') as HTMLElement,
      <WhenNear part={sections} rootMargin="0px" />,
    );
  });
  const sent = screen.getByRole('button', { name: 'Send' });
  const kept = fetchShownParts();
  await act(async () => undefined);
  expect(asked).toBe(1);
  await act(() => kept);
  expect(screen.getByRole('button', { name: 'Send' })).toBe(sent);
});

test('on a page that was not prerendered it is fetched at once', async () => {
  const Form = makeForm();
  await act(async () => void render(<Form />));
  expect(asked).toBe(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});
