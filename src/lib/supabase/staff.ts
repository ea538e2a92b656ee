import { PostgrestClient } from '@supabase/postgrest-js';
import { AuthClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';

/** How long a request of the staff area may take, in milliseconds, before it counts as failed. */
const timeout = 10_000;
const storageKey = 'deccan-reach-staff';

type Staff = ReturnType<typeof create>;
let client: Staff | undefined;

/** The signed-in client. Made on first use: prerendering has neither storage nor an address. */
export function staff(): Staff {
  client ??= create();
  return client;
}

/**
 * Ends this browser's session at once, in all its tabs and also without a network; then tells the
 * server, which revokes the token.
 */
export async function endSession(accessToken: string): Promise<void> {
  const { auth } = staff();
  // The library asks the server first and keeps the session when that fails.
  localStorage.removeItem(storageKey);
  await auth.signOut({ scope: 'local' });
  const { error } = await auth.admin.signOut(accessToken, 'local');
  if (error) console.warn('the session ended here, but the server was not told:', error.message);
}

/**
 * Sign-in and tables of supabase-js without its createClient(), which brings realtime, storage and
 * functions along and leaves PostgREST's own retries on.
 */
function create() {
  const auth = new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    storageKey,
    persistSession: true,
    autoRefreshToken: true,
    // Confirmation links come back with the session behind the #.
    detectSessionInUrl: true,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
  });
  const db = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey },
    timeout,
    retry: false,
    fetch: async (input, init) => {
      const { data } = await auth.getSession();
      // As a visitor one would be told "no rows", which staff must never read as the truth.
      if (!data.session) throw new Error('nobody is signed in');
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${data.session.access_token}`);
      return fetch(input, { ...init, headers });
    },
  });
  return { auth, db };
}
