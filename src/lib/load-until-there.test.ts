import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadUntilThere } from './load-until-there';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks again after growing pauses, and for ever', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')));
  void loadUntilThere(load);
  for (const [ms, tries] of [
    [0, 1],
    [1_000, 2],
    [3_000, 3],
    [9_000, 4],
    [30_000, 5],
    [300_000, 15],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one moment after the other
    await vi.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(tries);
  }
});

test('a network that is back ends the pause', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('the form');
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the form');
});
