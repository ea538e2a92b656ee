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

/** The signed-in client. Made on first use: prerendering has neither storage nor an address. */
export function staff(): SupabaseClient<Database> {
  client ??= createStaffClient({ storageKey, storage });
  return client;
}

/** Ends this browser's session in all its tabs, also offline; then has the server revoke the token. */
export async function endSession(accessToken: string): Promise<void> {
  const { auth } = staff();
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.postMessage('');
  tabs.close();
  // The library asks the server first and keeps the session when that fails.
  storage.removeItem(storageKey);
  await auth.signOut({ scope: 'local' });
  const { error } = await auth.admin.signOut(accessToken, 'local');
  if (error) console.warn('the session ended here, but the server was not told:', error.message);
}

/** Calls `leave` when another tab signs out: the library announces it like a session that ran out. */
export function onSignOutElsewhere(leave: () => void): () => void {
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.addEventListener('message', leave);
  return () => tabs.close();
}

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>;

/** @param auth where its session is kept; no client reads one from the address (mailed-link.ts). */
export function createStaffClient(auth: AuthOptions): SupabaseClient<Database> {
  const created: SupabaseClient<Database> = createClient<Database>(
    env.supabaseUrl,
    env.supabaseKey,
    {
      auth: { ...auth, detectSessionInUrl: false },
      db: { timeout: timeoutMs },
      global: { fetch: (input, init) => fetchAsStaff(created, String(input), init) },
    },
  );
  // React Query repeats requests; createClient has no option for it.
  created['rest'].retry = false;
  return created;
}

async function fetchAsStaff(
  { auth }: SupabaseClient<Database>,
  url: string,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  const isData = url.includes('/rest/v1/');
  // As a visitor the request would get no rows, and staff would believe that there are none.
  if (isData && headers.get('authorization') === `Bearer ${env.supabaseKey}`) {
    throw new Error('nobody is signed in');
  }
  // oxlint-disable-next-line no-restricted-properties -- the browsers of staff have it
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init });
  // The library takes every refusal to renew for the end of the session, "too many requests" too.
  if (url.includes('grant_type=refresh_token') && answer.status > 401) {
    throw new Error(`the session could not be renewed for now: ${answer.status}`);
  }
  if (!isData || answer.status !== 401) return answer;

  // Over before its time, or by the server's clock alone.
  const { data, error } = await auth.refreshSession();
  if (error && !isAuthRetryableFetchError(error)) await auth.signOut({ scope: 'local' });
  if (!data.session) return answer;
  headers.set('authorization', `Bearer ${data.session.access_token}`);
  return fetch(url, { ...init, headers });
}
