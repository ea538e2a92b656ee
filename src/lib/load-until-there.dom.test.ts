import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadUntilThere } from './load-until-there';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new TypeError('Failed to fetch');

const never = () => vi.fn<() => Promise<never>>(() => Promise.reject(lost));

/** A page of which a load would bring the code, or not. */
const pageThat = (would: boolean) => ({
  wouldLoad: vi.fn<() => Promise<boolean>>(() => Promise.resolve(would)),
  loadAnew: vi.fn<() => boolean>(() => false),
});

test('asks again after growing pauses, and for ever', async () => {
  const load = never();
  const page = pageThat(false);
  void loadUntilThere(load, page);
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
  expect(page.loadAnew).not.toHaveBeenCalled();
});

test('a network that is back ends the pause', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(lost).mockResolvedValue('the form');
  const loaded = loadUntilThere(load, pageThat(false));
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the form');
});

test('after three failures, what the server has and the browser does not take loads the page anew', async () => {
  const page = pageThat(true);
  const load = never();
  void loadUntilThere(load, page);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.wouldLoad).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(page.loadAnew).toHaveBeenCalledExactlyOnceWith(lost);
});

test('a browser that asks again itself takes it without that', async () => {
  const page = pageThat(true);
  const load = vi.fn<() => Promise<string>>();
  for (let tries = 0; tries < 3; tries += 1) load.mockRejectedValueOnce(lost);
  load.mockResolvedValue('the form');
  const loaded = loadUntilThere(load, page);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await loaded).toBe('the form');
  expect(page.loadAnew).not.toHaveBeenCalled();
});

test('where the page must not be loaded anew, it goes on asking at the same pace', async () => {
  const page = pageThat(true);
  const load = never();
  void loadUntilThere(load, page);
  await vi.advanceTimersByTimeAsync(304_000);
  expect(load.mock.calls.length).toBeGreaterThan(12);
  expect(load.mock.calls.length).toBeLessThan(30);
});
