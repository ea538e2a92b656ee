import type { AuthError, Session } from '@supabase/supabase-js';
import { safeStorage } from '@/lib/safe-storage';
import { createStaffClient } from './staff';

/**
 * To the server, what a mailed link opens is a session like any other. It is kept in this tab and away from the
 * staff area's client, so that it is good for one thing: a new password.
 */
const storageKey = 'deccan-reach-mailed-link';
const storage = safeStorage(() => sessionStorage);

export interface MailedLink {
  email: string;
  /** An invitation is a password's first time; a confirmation needs none. */
  purpose: 'password' | 'invitation' | 'confirmation';
}

type Auth = ReturnType<typeof createStaffClient>['auth'];
let client: Auth | undefined;

function auth(): Auth {
  client ??= createStaffClient({ storageKey, storage, autoRefreshToken: false }).auth;
  return client;
}

/**
 * Takes the session of a link over from the values behind the # of its address; that of a confirmation is
 * ended, as one signs in with the password.
 * @returns null when the link is not good, or not any more
 * @throws AuthError when nobody knows
 */
export async function openLink(values: URLSearchParams): Promise<MailedLink | null> {
  const { data, error } = await auth().setSession({
    access_token: values.get('access_token') ?? '',
    refresh_token: values.get('refresh_token') ?? '',
  });
  if (error && !isRefusal(error)) throw error;
  if (!data.user?.email) return null;

  const link = { email: data.user.email, purpose: purposeOf(values.get('type')) };
  if (link.purpose === 'confirmation') await dropLink();
  return link;
}

/** The link that was opened in this tab and has not led to a password yet. */
export function storedLink(): MailedLink | null {
  const email = storedSession()?.user.email;
  return email ? { email, purpose: 'password' } : null;
}

/** Sets the password of the link's reader. @returns why it was refused, or null */
export async function setPassword(password: string): Promise<AuthError | null> {
  return (await auth().updateUser({ password })).error;
}

export async function dropLink(): Promise<void> {
  const session = storedSession();
  storage.removeItem(storageKey);
  if (!session) return;
  const { error } = await auth().admin.signOut(session.access_token, 'local');
  if (error) console.warn('the session of a mailed link could not be ended:', error.message);
}

/** Whether the sign-in service says that a link's session is over, or never was one. */
export function isRefusal({ status = 0 }: AuthError): boolean {
  return [400, 401, 403, 404].includes(status);
}

function storedSession(): Session | null {
  return JSON.parse(storage.getItem(storageKey) ?? 'null') as Session | null;
}

function purposeOf(type: string | null): MailedLink['purpose'] {
  if (type === 'signup' || type === 'email_change') return 'confirmation';
  return type === 'invite' ? 'invitation' : 'password';
}
