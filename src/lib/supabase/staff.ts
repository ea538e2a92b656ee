import {
  createClient,
  isAuthRetryableFetchError,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';
import { safeStorage } from '@/lib/safe-storage';

const timeoutMs = 10_000;
const storageKey = 'deccan-reach-staff';
const signOutChannel = 'deccan-reach-signed-out';

const storage = safeStorage(() => localStorage);

let client: SupabaseClient<Database> | undefined;

/** The signed-in client. Created on first use, as prerendering has no storage. */
export function staff(): SupabaseClient<Database> {
  client ??= createStaffClient({ storageKey, storage });
  return client;
}

/** Ends this browser's session in all tabs, even offline, then revokes the token on the server. */
export async function endSession(accessToken: string): Promise<void> {
  const { auth } = staff();
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.postMessage('');
  tabs.close();
  // The library sends a request first, and keeps the session when that fails.
  storage.removeItem(storageKey);
  await auth.signOut({ scope: 'local' });
  const { error } = await auth.admin.signOut(accessToken, 'local');
  if (error) console.warn('the session ended here, but the server was not told:', error.message);
}

/** Calls `leave` when another tab signs out, which the library announces like an expired session. */
export function onSignOutElsewhere(leave: () => void): () => void {
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.addEventListener('message', leave);
  return () => tabs.close();
}

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>;

/** @param auth where the session is stored; only mailed-link.ts reads sessions from the address. */
export function createStaffClient(auth: AuthOptions): SupabaseClient<Database> {
  const staffClient: SupabaseClient<Database> = createClient<Database>(
    env.supabaseUrl,
    env.supabaseKey,
    {
      auth: { ...auth, detectSessionInUrl: false },
      db: { timeout: timeoutMs },
      global: { fetch: (input, init) => fetchAsStaff(staffClient, String(input), init) },
    },
  );
  // React Query retries; createClient has no option to turn this off.
  staffClient['rest'].retry = false;
  return staffClient;
}

/** Sends a request of the client, once more if its session had to be renewed. */
async function fetchAsStaff(
  { auth }: SupabaseClient<Database>,
  url: string,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  const isDataRequest = url.includes('/rest/v1/');
  // Sent as a visitor, the request would return no rows and staff would see an empty list.
  if (isDataRequest && headers.get('authorization') === `Bearer ${env.supabaseKey}`) {
    throw new Error('nobody is signed in');
  }
  // oxlint-disable-next-line no-restricted-properties -- the browsers of staff have it
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init });
  // The library ends the session at any refusal, including "too many requests" and a gateway's.
  if (url.includes('grant_type=refresh_token') && !response.ok && !(await isRefusal(response))) {
    throw new Error(`the session could not be renewed for now: ${response.status}`);
  }
  if (url.includes('/auth/v1/token') && response.ok) return withoutServerTime(response);
  if (!isDataRequest || response.status !== 401) return response;
  const token = await renewedToken(auth);
  if (!token) return response;
  headers.set('authorization', `Bearer ${token}`);
  const retried = await fetch(url, { ...init, headers });
  // The sign-in service renews sessions that the database has ended because nobody used them.
  if (retried.status === 401 && (await retried.clone().text()).includes('PT401')) {
    await auth.signOut({ scope: 'local' });
  }
  return retried;
}

async function renewedToken(auth: SupabaseClient['auth']): Promise<string | undefined> {
  const { data, error } = await auth.refreshSession();
  if (error && !isAuthRetryableFetchError(error)) await auth.signOut({ scope: 'local' });
  return data.session?.access_token;
}

/** The library then adds `expires_in` to this device's time; a fast clock would make it renew a session at every request. */
async function withoutServerTime(response: Response): Promise<Response> {
  const session = (await response.json()) as { expires_at?: number };
  delete session.expires_at;
  return new Response(JSON.stringify(session), response);
}

/** True when the sign-in service itself refuses to renew a session, in the newer or the older form of its responses. */
async function isRefusal(response: Response): Promise<boolean> {
  if (response.status > 401) return false;
  if (response.headers.has('x-supabase-api-version')) return true;
  return (await response.clone().text()).includes('"error_code"');
}
