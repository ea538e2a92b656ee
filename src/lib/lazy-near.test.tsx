import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyNear } from './lazy-near';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Says so when a part of it failed. */
class Page extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

let asked = 0;

/** A page with a form whose code arrives at the given try. */
function show(arrivesAt: number) {
  asked = 0;
  const Form = lazyNear('form', () => {
    asked += 1;
    if (asked < arrivesAt) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(() => <p>The form</p>);
  });
  render(
    <Page>
      <h1>Get a quote</h1>
      <Suspense fallback={<p>As it was sent</p>}>
        <Form />
      </Suspense>
    </Page>,
  );
}

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    // React waits a little before it replaces what it has just shown.
    await vi.advanceTimersByTimeAsync(500);
  });

test('a form whose code is lost on the way arrives at a later try, and the page stays', async () => {
  show(4);
  await pass(0);
  expect(screen.getByText('As it was sent')).toBeVisible();
  await pass(4_000);
  expect(asked).toBe(3);
  expect(screen.getByRole('heading', { name: 'Get a quote' })).toBeVisible();
  await pass(9_000);
  expect(screen.getByText('The form')).toBeVisible();
});

test('without a network nothing is asked for until it is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(2);
  await pass(600_000);
  expect(asked).toBe(1);
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('The form')).toBeVisible();
});

test('code that never arrives is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(Number.POSITIVE_INFINITY);
  await pass(13_000);
  expect(asked).toBe(4);
  expect(screen.getByText('Failed')).toBeVisible();
});
