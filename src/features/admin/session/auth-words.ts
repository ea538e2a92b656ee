import {
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type AuthError,
} from '@supabase/supabase-js';
import { admin } from '@/content/en/admin';

const { login, password } = admin;

/** Why the sign-in service refused, in plain words where we know it. */
export function messageOf(error: AuthError): string {
  if (error.status === 429) return login.tooMany;
  return isUnreachable(error) ? login.unreachable : error.message;
}

/** Whether the answer is none of the sign-in service's own: those have a code, a gateway's or a paused project's have not. */
export function isUnreachable(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || !error.code;
}

/** Why a new password was refused, when that is said of the password itself. */
export function passwordProblem(error: AuthError): string | undefined {
  if (error.code === 'same_password') return password.same;
  if (isAuthWeakPasswordError(error)) {
    return error.reasons.map((reason) => password.weak[reason]).join(' ') || password.weak.other;
  }
  if (error.code === 'weak_password') return password.weak.other;
  return /72 (characters|bytes)/.test(error.message) ? password.long : undefined;
}
