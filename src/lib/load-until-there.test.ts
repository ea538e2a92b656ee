import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAnew, wouldLoad } from './load-anew';
import { loadUntilThere } from './load-until-there';

vi.mock('./load-anew');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(wouldLoad).mockReset().mockResolvedValue(false);
  vi.mocked(loadAnew).mockReset();
});
afterEach(() => void vi.useRealTimers());

const lost = new TypeError('Failed to fetch');

const never = () => vi.fn<() => Promise<never>>(() => Promise.reject(lost));

test('asks again after growing pauses, and for ever', async () => {
  const load = never();
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
  expect(loadAnew).not.toHaveBeenCalled();
});

test('a network that is back ends the pause', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(lost).mockResolvedValue('the form');
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the form');
});

test('after three failures, what the server has and the browser does not take loads the page anew', async () => {
  vi.mocked(wouldLoad).mockResolvedValue(true);
  const load = never();
  void loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(wouldLoad).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(loadAnew).toHaveBeenCalledExactlyOnceWith(lost);
});

test('a browser that asks again itself takes it without that', async () => {
  vi.mocked(wouldLoad).mockResolvedValue(true);
  const load = vi.fn<() => Promise<string>>();
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(lost);
  load.mockResolvedValue('the form');
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await loaded).toBe('the form');
  expect(loadAnew).not.toHaveBeenCalled();
});

test('where the page must not be loaded anew, it goes on asking at the same pace', async () => {
  vi.mocked(wouldLoad).mockResolvedValue(true);
  vi.mocked(loadAnew).mockReturnValue(false);
  const load = never();
  void loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(304_000);
  expect(load.mock.calls.length).toBeGreaterThan(12);
  expect(load.mock.calls.length).toBeLessThan(30);
});
