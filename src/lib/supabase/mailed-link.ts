import type { AuthError, Session } from '@supabase/supabase-js';
import { safeStorage } from '@/lib/safe-storage';
import { createStaffClient } from './staff';

/** Apart from the staff area's session, so that a mailed link can only set a new password, in this tab. */
const storageKey = 'deccan-reach-mailed-link';
const storage = safeStorage(() => sessionStorage);

export interface MailedLink {
  email: string;
  /** An invitation sets the first password; a confirmation sets none. */
  purpose: 'password' | 'invitation' | 'confirmation';
}

type Auth = ReturnType<typeof createStaffClient>['auth'];
let client: Auth | undefined;

function auth(): Auth {
  client ??= createStaffClient({ storageKey, storage, autoRefreshToken: false }).auth;
  return client;
}

/** @returns null when the link is invalid or expired @throws AuthError without a usable answer */
export async function openLink(values: URLSearchParams): Promise<MailedLink | null> {
  const { data, error } = await auth().setSession({
    access_token: values.get('access_token') ?? '',
    refresh_token: values.get('refresh_token') ?? '',
  });
  if (error && !isRefusal(error)) throw error;
  if (!data.user?.email) return null;

  const link = { email: data.user.email, purpose: purposeOf(values.get('type')) };
  // People sign in with their password.
  if (link.purpose === 'confirmation') await dropLink();
  return link;
}

export function storedLink(): MailedLink | null {
  const email = storedSession()?.user.email;
  return email ? { email, purpose: 'password' } : null;
}

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

/** True when the sign-in service says that the session is over or never existed. */
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
