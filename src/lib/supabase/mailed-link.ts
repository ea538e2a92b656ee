import { isAuthSessionMissingError, type AuthError, type Session } from '@supabase/supabase-js';
import { safeStorage } from '@/lib/safe-storage';
import { createStaffClient } from './staff';

/** Apart from the staff area's session, so that a mailed link can only set a new password, in this tab. */
const storageKey = 'deccan-reach-mailed-link';
const storage = safeStorage(() => sessionStorage);

export interface MailedLink {
  email: string;
  purpose: Purpose;
}

/** An invitation sets the first password; a confirmation sets none. */
export type Purpose = 'password' | 'invitation' | 'confirmation';

/** A link that has not been redeemed. */
export interface OfferedLink {
  tokenHash: string;
  type: (typeof linkTypes)[number];
  purpose: Purpose;
}

/** The types of the links in supabase/templates. */
const linkTypes = ['recovery', 'invite', 'signup', 'magiclink', 'email_change'] as const;

type Auth = ReturnType<typeof createStaffClient>['auth'];
let client: Auth | undefined;

function auth(): Auth {
  client ??= createStaffClient({ storageKey, storage, autoRefreshToken: false }).auth;
  return client;
}

/** Returns the link in an address's fragment, if it is one of those that our mails contain. */
export function offeredLink(values: URLSearchParams): OfferedLink | undefined {
  const tokenHash = values.get('token_hash');
  // Copied from the source of a mail, & is `&amp;`; other programs append punctuation.
  const written = /^\w+/.exec(values.get('type') ?? values.get('amp;type') ?? '')?.[0];
  const type = linkTypes.find((known) => known === written);
  return tokenHash && type ? { tokenHash, type, purpose: purposeOf(type) } : undefined;
}

/** Returns the secret of an invitation in an address's fragment, without punctuation that was appended. */
export function invitationIn(values: URLSearchParams): string | undefined {
  return /^[\w-]+/.exec(values.get('invitation') ?? '')?.[0];
}

/** Redeems a link, which works once. @returns null when it is invalid, expired or used @throws as openLink */
export async function redeemLink(offered: OfferedLink): Promise<MailedLink | null> {
  const { tokenHash, type, purpose } = offered;
  const { data, error } = await auth().verifyOtp({ token_hash: tokenHash, type });
  if (error) return nullIfRefused(error);
  if (purpose === 'confirmation') await dropLink();
  return { email: data.user?.email ?? '', purpose };
}

/**
 * Takes over the session in an address's fragment: the form of links in mails without our templates. A
 * confirmation's session is ended, as people sign in with their password. @returns null when the link is invalid
 * or expired @throws AuthError without a usable answer
 */
export async function openLink(values: URLSearchParams): Promise<MailedLink | null> {
  const { data, error } = await auth().setSession({
    access_token: values.get('access_token') ?? '',
    refresh_token: values.get('refresh_token') ?? '',
  });
  if (error) return nullIfRefused(error);
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

/** True when the sign-in service itself says that the link or its session is over or never existed. */
export function isRefusal(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || deadCodes.has(error.code ?? '');
}

const deadCodes = new Set([
  'otp_expired',
  'bad_jwt',
  'invalid_jwt',
  'no_authorization',
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_not_found',
  'user_banned',
]);

function nullIfRefused(error: AuthError): null {
  if (isRefusal(error)) return null;
  throw error;
}

function storedSession(): Session | null {
  return JSON.parse(storage.getItem(storageKey) ?? 'null') as Session | null;
}

function purposeOf(type: string | null): Purpose {
  if (type === 'signup' || type === 'email_change') return 'confirmation';
  return type === 'invite' ? 'invitation' : 'password';
}
