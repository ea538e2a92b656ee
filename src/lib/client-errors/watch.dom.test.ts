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

test('a report that cannot be fetched raises no error', async () => {
  stop = watchErrors(
    vi.fn<typeof report>(report).mockRejectedValueOnce(new TypeError('Failed to fetch')),
  );
  noteError('error', 'a');
  noteError('error', 'b');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reported).toMatchObject([{ what: 'b' }]);
});
