import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteError, watchErrors, type CaughtError } from './watch';

let reported: CaughtError[];
let stopWatching: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
});

afterEach(() => {
  stopWatching();
  vi.useRealTimers();
});

const loadReporter = async () => (caught: CaughtError) => void reported.push(caught);

test('an error is reported once the page has been idle, by code that is fetched only then', async () => {
  history.replaceState(null, '', '/about');
  const fetchReporter = vi.fn<typeof loadReporter>(loadReporter);
  stopWatching = watchErrors(fetchReporter);
  await vi.advanceTimersByTimeAsync(2_900);
  dispatchEvent(new Event('securitypolicyviolation'));
  noteError('hydration', 'x');
  expect(fetchReporter).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reported).toMatchObject([
    { kind: 'policy' },
    { kind: 'hydration', errorOrEvent: 'x', path: '/about' },
  ]);
});
