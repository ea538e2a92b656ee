import { isAuthSessionMissingError, type AuthError } from '@supabase/supabase-js';
import { keptStorage } from '@/lib/kept-storage';
import { createAuth, sessionIn, type Auth } from './auth-client';

/**
 * To the server, what a mailed link opens is a session like any other. It is kept in this tab and away from the
 * staff area's client, so that it is good for one thing: a new password.
 */
const storageKey = 'deccan-reach-mailed-link';
const storage = keptStorage(() => sessionStorage);

export interface MailedLink {
  email: string;
  /** An invitation is a password's first time; a confirmation needs none. */
  purpose: 'password' | 'invitation' | 'confirmation';
}

let client: Auth | undefined;

function auth(): Auth {
  client ??= createAuth({ storageKey, storage, autoRefreshToken: false });
  return client;
}

/**
 * Takes the session of a link over from the values behind the # of its address; that of a confirmation is
 * ended, as one signs in with the password.
 * @returns null when the link is not good, or not any more
 * @throws AuthError when nobody knows
 */
export async function openLink(values: URLSearchParams): Promise<MailedLink | null> {
  const access_token = values.get('access_token') ?? '';
  const { data, error } = await auth().getUser(access_token);
  if (error && !isRefusal(error)) throw error;
  if (!data.user?.email) return null;

  const link = { email: data.user.email, purpose: purposeOf(values.get('type')) };
  if (link.purpose === 'confirmation') {
    await end(access_token);
    return link;
  }
  const expires_in = Number(values.get('expires_in')) || 3600;
  const session = {
    access_token,
    refresh_token: values.get('refresh_token') || 'none',
    token_type: 'bearer',
    expires_in,
    expires_at: Math.round(Date.now() / 1000) + expires_in,
    user: data.user,
    purpose: link.purpose,
  };
  storage.setItem(storageKey, JSON.stringify(session));
  return link;
}

/** The link that was opened in this tab and has not led to a password yet. */
export function keptLink(): MailedLink | null {
  const session = sessionIn(storage, storageKey) as (MailedLink & { user: MailedLink }) | null;
  return session && { email: session.user.email, purpose: session.purpose };
}

/** Sets the password of the link's reader. @returns why it was refused, or null */
export async function setPassword(password: string): Promise<AuthError | null> {
  return (await auth().updateUser({ password })).error;
}

export async function dropLink(): Promise<void> {
  const session = sessionIn(storage, storageKey);
  storage.removeItem(storageKey);
  if (session) await end(session.access_token);
}

const overCodes = new Set([
  'bad_jwt',
  'no_authorization',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'refresh_token_not_found',
  'refresh_token_already_used',
]);

/** Whether the sign-in service says that a session is over, or never was one. */
export function isRefusal(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || overCodes.has(error.code ?? '');
}

async function end(accessToken: string): Promise<void> {
  const { error } = await auth().admin.signOut(accessToken, 'local');
  if (error) console.warn('the session of a mailed link could not be ended:', error.message);
}

function purposeOf(type: string | null): MailedLink['purpose'] {
  if (type === 'signup' || type === 'email_change') return 'confirmation';
  return type === 'invite' ? 'invitation' : 'password';
}
