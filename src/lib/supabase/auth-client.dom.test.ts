import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptStorage } from '@/lib/kept-storage';
import { answerRequests } from '@tests/support/network';
import { createAuth, sessionIn } from './auth-client';

const storageKey = 'test-session';
const storage = keptStorage(() => localStorage);
const serverNow = Date.parse('2026-11-25T10:00:00Z');
const hour = 3_600_000;

let auth: ReturnType<typeof createAuth>;
let refreshes: string[];
let refuse: (() => Response) | undefined;

/** By the server's clock, which runs on from the moment at which the device's is set to anything. */
function session(token: string) {
  return Response.json({
    access_token: `access-${token}`,
    refresh_token: `refresh-${token}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: (serverNow + hour) / 1000,
    user: { id: 'a-1', email: 'admin@example.com' },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: serverNow });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  refreshes = [];
  refuse = undefined;
  answerRequests((request) => {
    if (!request.url.includes('refresh_token')) return session('first');
    refreshes.push(request.url);
    return refuse?.() ?? session(`renewed-${refreshes.length}`);
  });
});

afterEach(async () => {
  await auth.dispose();
  localStorage.clear();
  vi.useRealTimers();
});

async function signIn() {
  auth = createAuth({ storageKey, storage, autoRefreshToken: true });
  await auth.signInWithPassword({ email: 'admin@example.com', password: 'x' });
}

/** Two minutes of a page that asks for four lists every half minute. */
async function twoMinutes() {
  for (let at = 0; at < 4; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one half minute after the other
    await vi.advanceTimersByTimeAsync(30_000);
    // oxlint-disable-next-line no-await-in-loop -- the same
    for (const _ of [1, 2, 3, 4]) await auth.getSession();
  }
}

const clocks = [
  '1970-01-02',
  '1999-12-31',
  '2026-11-25T08:00Z',
  '2026-11-25T12:00Z',
  '2038-01-19T04:00Z',
  '2106-02-07T07:00Z',
];

test.each(clocks)('signed in while the clock says %s, nothing is renewed', async (now) => {
  vi.setSystemTime(now);
  await signIn();
  await twoMinutes();
  expect(refreshes).toEqual([]);
});

test.each(clocks)('a clock that jumps to %s costs one renewal at most', async (now) => {
  await signIn();
  vi.setSystemTime(now);
  await twoMinutes();
  expect(refreshes.length).toBeLessThanOrEqual(1);
  expect(sessionIn(storage, storageKey)).not.toBeNull();
});

test.each(clocks)('by a clock at %s, a session is renewed before its hour is over', async (now) => {
  vi.setSystemTime(now);
  await signIn();
  await vi.advanceTimersByTimeAsync(hour - 60_000);
  expect(refreshes).toHaveLength(1);
});

test('who is asked to wait waits, and stays signed in', async () => {
  await signIn();
  vi.setSystemTime(serverNow + 2 * hour);
  refuse = () => Response.json({ message: 'too many' }, { status: 429 });
  await vi.advanceTimersByTimeAsync(30_000);
  refuse = undefined;
  await twoMinutes();
  expect(refreshes).toHaveLength(2);
  expect(sessionIn(storage, storageKey)?.access_token).toBe('access-renewed-2');
});

test('the server says how long', async () => {
  await signIn();
  vi.setSystemTime(serverNow + 2 * hour);
  const headers = { 'retry-after': '240' };
  refuse = () => Response.json({ message: 'too many' }, { status: 429, headers });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refreshes).toHaveLength(1);
});

const bodies: [string, string][] = [
  ['JSON', '{"message":"no","code":"PGRST301","error_code":"unexpected_failure"}'],
  ['HTML', '<html>no</html>'],
  ['nothing', ''],
];

test.each(bodies)('no status with %s ends a session', async (_, body) => {
  const ended: number[] = [];
  for (let status = 400; status < 600; status += 1) {
    refuse = () => new Response(body, { status });
    // oxlint-disable-next-line no-await-in-loop -- one world after the other
    await signIn();
    vi.setSystemTime(Date.now() + 2 * hour);
    const renewal = auth.refreshSession();
    // oxlint-disable-next-line no-await-in-loop -- the same
    await vi.advanceTimersByTimeAsync(40_000);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await renewal;
    if (!sessionIn(storage, storageKey)) ended.push(status);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await auth.dispose();
  }
  expect(ended).toEqual([]);
});

test.each([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_banned',
])('%s ends it', async (error_code) => {
  await signIn();
  vi.setSystemTime(serverNow + 2 * hour);
  refuse = () => Response.json({ error_code, msg: 'no' }, { status: 400 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sessionIn(storage, storageKey)).toBeNull();
});

test('where the browser keeps nothing, the page does', async () => {
  const blocked = keptStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  auth = createAuth({ storageKey, storage: blocked, autoRefreshToken: true });
  await auth.signInWithPassword({ email: 'admin@example.com', password: 'x' });
  expect(sessionIn(blocked, storageKey)?.user.id).toBe('a-1');
  expect(localStorage).toHaveLength(0);
});

test('signing out goes on although its page is closed; nothing else does', async () => {
  await signIn();
  const kept: [path: string, keepalive: boolean][] = [];
  answerRequests(({ url, keepalive }) => {
    kept.push([new URL(url).pathname, keepalive]);
    return session('other');
  });
  await auth.refreshSession();
  await auth.signOut({ scope: 'local' });
  expect(kept).toEqual([
    ['/auth/v1/token', false],
    ['/auth/v1/logout', true],
  ]);
});
