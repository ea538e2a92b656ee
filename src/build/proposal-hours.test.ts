import { afterEach, expect, test, vi } from 'vitest';
import { proposalHours } from './proposal-hours';

afterEach(() => vi.unstubAllGlobals());

const warn = vi.fn<(message: string) => void>();

function ask(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  return proposalHours('https://backend.example.com', 'key', warn);
}

test('the build learns the median, or that there is none yet', async () => {
  expect(await ask(() => Response.json([{ proposals: 12, median_hours: 7 }]))).toBe(7);
  expect(await ask(() => Response.json([]))).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['an error', () => Response.json({ message: 'no' }, { status: 404 })],
  ['a page', () => new Response('<p>Hello</p>')],
])('a backend that answers %s is reported, and no page says a time', async (_, answer) => {
  warn.mockClear();
  expect(await ask(answer)).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
