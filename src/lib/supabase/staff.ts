import { PostgrestClient } from '@supabase/postgrest-js';
import { isAuthRetryableFetchError, type Session } from '@supabase/supabase-js';
import type { Database } from '@/lib/database.types';
import { env } from '@/lib/env';
import { keptStorage } from '@/lib/kept-storage';
import { createAuth, sessionIn, type Auth } from './auth-client';

const requestTimeoutMs = 10_000;
/** For a file of some megabytes. */
const fileTimeoutMs = 120_000;
const storageKey = 'deccan-reach-staff';
const signOutChannel = 'deccan-reach-signed-out';

const storage = keptStorage(() => localStorage);

type Staff = ReturnType<typeof create>;
let client: Staff | undefined;

/** The signed-in client. Made on first use: prerendering has neither storage nor an address. */
export function staff(): Staff {
  client ??= create();
  return client;
}

/** The session that this browser holds; only the server knows whether it is still good. */
export function storedSession(): Session | null {
  return sessionIn(storage, storageKey);
}

/** Ends this browser's session in all its tabs, also offline; then has the server revoke the token. */
export async function endSession(accessToken: string): Promise<void> {
  const { auth } = staff();
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.postMessage('');
  tabs.close();
  await forgetSession(auth);
  const { error } = await auth.admin.signOut(accessToken, 'local');
  if (error) console.warn('the session ended here, but the server was not told:', error.message);
}

/** Calls `leave` when another tab signs out: the library announces it like a session that ran out. */
export function onSignOutElsewhere(leave: () => void): () => void {
  const tabs = new BroadcastChannel(signOutChannel);
  tabs.addEventListener('message', () => {
    // Browsers tell of it some milliseconds before this tab's storage is without the session.
    storage.removeItem(storageKey);
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

/** The library asks the server first and keeps the session when that fails. */
async function forgetSession(auth: Auth) {
  storage.removeItem(storageKey);
  await auth.signOut({ scope: 'local' });
}

/**
 * A session in place of the one that the server has refused.
 * @throws Error when there is none, or when nobody knows; the end of a session is announced by the library.
 */
async function renew(auth: Auth, refused: string): Promise<Session> {
  // Renewed by the library, by another request or by another tab.
  const renewed = (session: Session | null) =>
    session && session.access_token !== refused ? session : undefined;
  const { data } = await auth.getSession();
  const renewal =
    data.session === null || renewed(data.session) ? null : await auth.refreshSession();
  const session = renewed(data.session) ?? renewal?.data.session ?? renewed(storedSession());
  if (session) return session;
  // By the clock it would go on, and the library keeps it.
  if (renewal && !isAuthRetryableFetchError(renewal.error)) await forgetSession(auth);
  throw new Error('the session could not be renewed');
}

/** Without createClient(), which brings realtime and storage along, and PostgREST's own retries. */
function create() {
  const auth = createAuth({ storageKey, storage, autoRefreshToken: true });
  const fetchSigned: typeof fetch = async (input, init) => {
    const session = storedSession();
    let answer = await fetchAs(session, input, init);
    if (session && answer.status === 401) {
      answer = await fetchAs(await renew(auth, session.access_token), input, init);
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
