import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteError, watchErrors, type CaughtError } from './watch';

let reported: CaughtError[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const report = () => Promise.resolve((sighting: CaughtError) => void reported.push(sighting));

test('fetches nothing before the page has been idle, or without an error', async () => {
  history.replaceState(null, '', '/about');
  const fetchReport = vi.fn<typeof report>(report);
  stop = watchErrors(fetchReport);
  await vi.advanceTimersByTimeAsync(2_900);
  dispatchEvent(new Event('securitypolicyviolation'));
  noteError('hydration', 'x');
  expect(fetchReport).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reported).toMatchObject([
    { kind: 'policy' },
    { kind: 'hydration', what: 'x', path: '/about' },
  ]);
});
