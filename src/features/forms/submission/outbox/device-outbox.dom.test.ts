import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostJson } from '@/lib/post-json';
import { createDeviceOutbox } from './device-outbox';

const submission = {
  path: '/quotes',
  row: { email: 'ola@example.com' },
  files: [],
} as const;
const post = vi.fn<PostJson>();

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset().mockResolvedValue({ status: 201, body: '', retryAfter: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

const stubLocks = (request: () => Promise<never>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
const never = () => new Promise<never>(() => undefined);
const throwBlocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each<[string, () => unknown]>([
  ['a database that never answers', () => undefined],
  ['a blocked database', () => vi.stubGlobal('indexedDB', { open: throwBlocked })],
  ['a lock that is never released', () => stubLocks(never)],
  ['locks that are refused', () => stubLocks(async () => throwBlocked())],
])('a visitor’s text is sent within five seconds in spite of %s', async (_, prepare) => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  prepare();
  const { outbox } = createDeviceOutbox(post);
  for (const id of ['first', 'second']) {
    const sending = outbox.send({ ...submission, id, files: [] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(post).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_500);
    await expect(sending).resolves.toMatchObject({ result: 'stored' });
    post.mockClear();
  }
});

test('a database that refuses to open once is opened again once', async () => {
  const open = vi.fn<() => Partial<IDBOpenDBRequest>>(() => {
    const opening: Partial<IDBOpenDBRequest> = {};
    queueMicrotask(() => opening.onerror?.call(opening as IDBOpenDBRequest, new Event('error')));
    return opening;
  });
  vi.stubGlobal('indexedDB', { open });
  const { outbox } = createDeviceOutbox(post);
  await outbox.waiting();
  expect(open).toHaveBeenCalledTimes(2);
});
