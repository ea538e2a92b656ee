import { AuthClient, type Session } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { KeptStorage } from '@/lib/kept-storage';

const requestTimeoutMs = 10_000;
/** How long nothing is asked after "too many requests" that names no time. */
const pauseMs = 30_000;
const longestPauseMs = 5 * 60_000;

export type Auth = InstanceType<typeof AuthClient>;

interface AuthOptions {
  storageKey: string;
  storage: KeptStorage;
  autoRefreshToken: boolean;
}

/** A client of the sign-in service whose sessions this device's clock and passing troubles do not end. */
export function createAuth(options: AuthOptions): Auth {
  return new AuthClient({
    ...options,
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    persistSession: true,
    // A mailed link's session is not for the dashboard: mailed-link.ts takes it.
    detectSessionInUrl: false,
    fetch: authFetch(),
  });
}

/** The session in a storage, whether or not its time is up by this device's clock: the server decides. */
export function sessionIn(storage: KeptStorage, storageKey: string): Session | null {
  try {
    const session = JSON.parse(storage.getItem(storageKey) ?? 'null') as Session | null;
    return session?.access_token && session.refresh_token && session.user?.id ? session : null;
  } catch {
    return null;
  }
}

function authFetch(): typeof fetch {
  let askAgainAt = 0;

  return async (input, init) => {
    const isRefresh = /\/token\?.*grant_type=refresh_token/.test(String(input));
    if (isRefresh && performance.now() < askAgainAt) throw new Error('the server asked to wait');
    const answer = await fetch(input, {
      ...init,
      // Who signs out may close the page at once.
      keepalive: /\/logout\b/.test(String(input)),
      // oxlint-disable-next-line no-restricted-properties -- the browsers of staff have it
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (answer.ok) {
      if (!/\/token\?/.test(String(input))) return answer;
      askAgainAt = 0;
      return inDeviceTime(answer);
    }
    if (!isRefresh || (await endsSession(answer))) return answer;
    if (answer.status === 429) askAgainAt = performance.now() + pauseOf(answer);
    // The library takes every other refusal for the end of the session.
    throw new Error(`the session could not be renewed for now: ${answer.status}`);
  };
}

/**
 * Without the time at which the session ends by the server's clock. The library then counts from now, by
 * the clock that it will ask.
 */
async function inDeviceTime(answer: Response): Promise<Response> {
  const { expires_at: _, ...session } = (await answer.json()) as Partial<Session>;
  if (!session.access_token) throw new Error('an answer without a session');
  return new Response(JSON.stringify(session), { status: answer.status });
}

/** What the sign-in service says of a session that is over; its older versions say `invalid_grant`. */
const finalCodes = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'validation_failed',
  'invalid_grant',
]);

async function endsSession(answer: Response): Promise<boolean> {
  if (![400, 401, 403, 404, 422].includes(answer.status)) return false;
  try {
    const body = (await answer.clone().json()) as Record<string, unknown>;
    return [body['error_code'], body['code'], body['error']].some((code) =>
      finalCodes.has(String(code)),
    );
  } catch {
    return false;
  }
}

function pauseOf(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1000, longestPauseMs) : pauseMs;
}
