import { afterEach, expect, test, vi } from 'vitest';
import { backendFigures } from './backend-figures';

afterEach(() => vi.unstubAllGlobals());

const warn = vi.fn<(message: string) => void>();

function ask(answer: (name: string) => Response) {
  vi.stubGlobal('fetch', async (url: string) => answer(url.split('/').at(-1) ?? ''));
  return backendFigures('https://backend.example.com', 'key', warn);
}

test('the build learns how promises were kept, or that there are too few to say it', async () => {
  const answers: Record<string, unknown> = {
    proposal_time: [{ proposals: 12, median_hours: 7 }],
    decisions_kept: true,
  };
  expect(await ask((name) => Response.json(answers[name]))).toEqual({
    proposalHours: 7,
    decisionsKept: true,
  });
  const none: Record<string, unknown> = { proposal_time: [], decisions_kept: false };
  expect(await ask((name) => Response.json(none[name]))).toEqual({ decisionsKept: false });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['an error', () => Response.json({ message: 'no' }, { status: 404 })],
  ['a page', () => new Response('<p>Hello</p>')],
])('a backend that answers %s is reported, and no page says a figure', async (_, answer) => {
  warn.mockClear();
  expect(await ask(answer)).toEqual({ decisionsKept: false });
  expect(warn).toHaveBeenCalledTimes(2);
});
