import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sighting } from './watch';

let told: Sighting[];
let listening: Parameters<typeof addEventListener>[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  told = [];
  listening = [];
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...asked: Parameters<typeof addEventListener>) => {
      listening.push(asked);
      listen(...asked);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of listening) removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const report = () => Promise.resolve((sighting: Sighting) => void told.push(sighting));
const violate = () => dispatchEvent(new Event('securitypolicyviolation'));

test('nothing is fetched before the page has been left alone, or without an error', async () => {
  const { watchErrors, noteError } = await import('./watch');
  const fetchReport = vi.fn<typeof report>(report);
  watchErrors(fetchReport);
  await vi.advanceTimersByTimeAsync(2_900);
  violate();
  noteError('hydration', 'x');
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchReport).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toMatchObject([{ kind: 'policy' }, { kind: 'hydration', what: 'x', path: '/' }]);
});

test('a storm is cut short', async () => {
  const { watchErrors } = await import('./watch');
  watchErrors(report);
  await vi.advanceTimersByTimeAsync(3_000);
  for (let i = 0; i < 1000; i += 1) violate();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveLength(30);
});

test('what cannot be fetched, or breaks, is no error itself', async () => {
  const { watchErrors, noteError } = await import('./watch');
  const fetches = vi
    .fn<typeof report>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(() => {
      throw new Error('broken');
    })
    .mockImplementation(report);
  watchErrors(fetches);
  for (const what of ['a', 'b', 'c']) noteError('error', what);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told).toMatchObject([{ what: 'c' }]);
  expect(fetches).toHaveBeenCalledTimes(3);
});

test('where nobody watches, noting an error does nothing', async () => {
  const { noteError } = await import('./watch');
  expect(() => noteError('error', new Error('x'))).not.toThrow();
});
