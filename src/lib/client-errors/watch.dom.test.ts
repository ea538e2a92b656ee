import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteError, watchErrors, type Sighting } from './watch';

let told: Sighting[];
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
});

afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

const report = () => Promise.resolve((sighting: Sighting) => void told.push(sighting));
const violate = () => dispatchEvent(new Event('securitypolicyviolation'));

test('nothing is fetched before the page has been left alone, or without an error', async () => {
  const fetchReport = vi.fn<typeof report>(report);
  stop = watchErrors(fetchReport);
  await vi.advanceTimersByTimeAsync(2_900);
  violate();
  noteError('hydration', 'x');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchReport).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toMatchObject([
    { kind: 'policy' },
    { kind: 'hydration', what: 'x', path: location.pathname },
  ]);
});

test('a storm is cut short', async () => {
  stop = watchErrors(report);
  await vi.advanceTimersByTimeAsync(3_000);
  for (let i = 0; i < 1000; i += 1) violate();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveLength(30);
});

test('what cannot be fetched, or breaks, is no error itself', async () => {
  const fetches = vi
    .fn<typeof report>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(() => {
      throw new Error('broken');
    })
    .mockImplementation(report);
  stop = watchErrors(fetches);
  for (const what of ['a', 'b', 'c']) noteError('error', what);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toMatchObject([{ what: 'c' }]);
  expect(fetches).toHaveBeenCalledTimes(3);
});

test('where nobody watches, noting an error does nothing', () => {
  expect(() => noteError('error', new Error('x'))).not.toThrow();
});
