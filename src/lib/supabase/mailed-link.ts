import {
  isAuthSessionMissingError,
  type AuthError,
  type UserResponse,
} from '@supabase/supabase-js';
import { createStaffClient, staff } from './staff';

/** Kept in this page only and apart from the staff area's session: a mailed link can only set a new password. */
const sessionSettings = {
  storageKey: 'deccan-reach-mailed-link',
  persistSession: false,
  autoRefreshToken: false,
};

/** A link that has not been redeemed. An invitation sets the first password; a confirmation sets none. */
export interface MailedLink {
  tokenHash: string;
  type: (typeof linkTypes)[number];
  purpose: 'password' | 'invitation' | 'confirmation';
  email: string;
}

/** The types of the links in supabase/templates. */
const linkTypes = ['recovery', 'invite', 'signup', 'magiclink', 'email_change'] as const;

type Auth = ReturnType<typeof createStaffClient>['auth'];
let client: Auth | undefined;

/** A client that forgets its session with the page. */
export function mailedLinkAuth(): Auth {
  client ??= createStaffClient(sessionSettings).auth;
  return client;
}

/** Returns the link that the address of this page holds, if it holds a whole one. */
export function mailedLinkIn(values: URLSearchParams): MailedLink | undefined {
  const tokenHash = values.get('token_hash');
  // Copied from the source of a mail, & is `&amp;`; other programs append punctuation.
  const writtenType = /^\w+/.exec(values.get('type') ?? values.get('amp;type') ?? '')?.[0];
  const type = linkTypes.find((known) => known === writtenType);
  const email = values.get('email') ?? values.get('amp;email') ?? '';
  return tokenHash && type ? { tokenHash, type, purpose: purposeOf(type), email } : undefined;
}

export function invitationIn(values: URLSearchParams): string | undefined {
  return /^[\w-]+/.exec(values.get('invitation') ?? '')?.[0];
}

export async function redeemLink({ tokenHash, type }: MailedLink): Promise<AuthError | null> {
  return (await mailedLinkAuth().verifyOtp({ token_hash: tokenHash, type })).error;
}

export function setPassword(password: string): Promise<UserResponse> {
  return mailedLinkAuth().updateUser({ password });
}

/** Continues in the staff area with the session of this client. */
export async function adoptSession(): Promise<AuthError | null> {
  const { data } = await mailedLinkAuth().getSession();
  if (!data.session) throw new Error('there is no session to continue with');
  return (await staff().auth.setSession(data.session)).error;
}

export async function endMailedLinkSession(): Promise<void> {
  const { error } = await mailedLinkAuth().signOut({ scope: 'local' });
  if (error) console.warn('the session of a mailed link could not be ended:', error.message);
}

/** True when the sign-in service itself says that the link or its session is over or never existed. */
export function isLinkOver(error: AuthError): boolean {
  return isAuthSessionMissingError(error) || endedSessionCodes.has(error.code ?? '');
}

const endedSessionCodes = new Set([
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

function purposeOf(type: MailedLink['type']): MailedLink['purpose'] {
  if (type === 'signup' || type === 'email_change') return 'confirmation';
  return type === 'invite' ? 'invitation' : 'password';
}
