import { PostgrestClient } from '@supabase/postgrest-js';
import { AuthClient, type Session } from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';

const requestTimeoutMs = 10_000;
/** For a file of some megabytes. */
const fileTimeoutMs = 120_000;
const storageKey = 'deccan-reach-staff';
const signOutChannel = 'deccan-reach-signed-out';

type Staff = ReturnType<typeof create>;
let client: Staff | undefined;

/** The signed-in client. Made on first use: prerendering has neither storage nor an address. */
export function staff(): Staff {
  client ??= create();
  return client;
}

/** Ends this browser's session in all its tabs, also offline; then has the server revoke the token. */
export async function endSession(accessToken: string): Promise<void> {
  const { auth } = staff();
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.postMessage('');
  tabs.close();
  // The library asks the server first and keeps the session when that fails.
  localStorage.removeItem(storageKey);
  await auth.signOut({ scope: 'local' });
  const { error } = await auth.admin.signOut(accessToken, 'local');
  if (error) console.warn('the session ended here, but the server was not told:', error.message);
}

/** Calls `leave` when another tab signs out: the library announces it like a session that ran out. */
export function onSignOutElsewhere(leave: () => void): () => void {
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.addEventListener('message', () => {
    // Browsers tell of it some milliseconds before this tab's storage is without the session.
    localStorage.removeItem(storageKey);
    leave();
  });
  return () => tabs.close();
}

export interface StaffAnswer {
  method: string;
  address: string;
  status: number;
  /** Empty where the answer has none. */
  contentRange: string;
}

type Listener = (answer: StaffAnswer) => void;

const listeners = new Set<Listener>();

/** Calls `hear` with every answer, until the returned function is called. */
export function onStaffAnswer(hear: Listener): () => void {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}

/** As a visitor one would be told "no rows", which staff must never read as the truth. */
function fetchAs(session: Session | null, input: RequestInfo | URL, init?: RequestInit) {
  if (!session) throw new Error('nobody is signed in');
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${session.access_token}`);
  return fetch(input, { ...init, headers });
}

/** Without createClient(), which brings realtime and storage along, and PostgREST's own retries. */
function create() {
  const auth = new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    storageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    fetch: (input, init) =>
      // oxlint-disable-next-line no-restricted-properties -- the browsers of staff have it
      fetch(input, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) }),
  });
  const fetchSigned: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    let answer = await fetchAs(data.session, input, init);
    if (answer.status === 401) {
      // Refused before its time: a new token, or the end of the session, which the library announces.
      const renewed = await auth.refreshSession();
      answer = await fetchAs(renewed.data.session, input, init);
    }
    const heard: StaffAnswer = {
      method: init?.method ?? 'GET',
      address: String(input),
      status: answer.status,
      contentRange: answer.headers.get('content-range') ?? '',
    };
    for (const hear of listeners) hear(heard);
    return answer;
  };
  const tablesWithin = (timeoutMs: number) =>
    new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
      headers: { apikey: env.supabaseKey },
      timeout: timeoutMs,
      retry: false,
      fetch: fetchSigned,
    });
  return { auth, db: tablesWithin(requestTimeoutMs), files: tablesWithin(fileTimeoutMs) };
}
