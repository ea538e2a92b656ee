import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { ownValue } from '@/lib/own-value';
import { staff } from '@/lib/supabase/staff';
import type { FormRefusal } from './auth-form';

const { login, password: texts } = adminSession;

/** Says at its field what is wrong with a new password itself, and any other reason below the form. */
export function passwordRefusal<Name>(error: AuthError, field: Name): FormRefusal<Name> {
  const problem = passwordProblem(error);
  return problem ? { field, problem } : { field, notice: `${texts.failed}: ${authProblem(error)}` };
}

/** Returns why a new password was refused, if the password itself is the reason. */
function passwordProblem(error: AuthError): string | undefined {
  if (error.code === 'same_password') return texts.same;
  if (isAuthWeakPasswordError(error))
    return error.reasons.map((reason) => texts.weak[reason]).join(' ') || texts.weak.other;
  if (error.code === 'weak_password') return texts.weak.other;
  // The service has no code for a password that is too long.
  return /72 (characters|bytes)/.test(error.message) ? texts.long : undefined;
}

/**
 * Returns the reason for a refusal in our words. Only the sign-in service's known codes say something about the
 * account; everything else is a gateway, a paused project or a server in trouble.
 */
export function authProblem(error: AuthError): string {
  return passwordProblem(error) ?? ownValue(login.refusals, error.code ?? '') ?? login.unreachable;
}

/** Signs the user out everywhere else, and returns whether that worked. */
export async function endOtherSessions(): Promise<boolean> {
  const { error } = await staff().auth.signOut({ scope: 'others' });
  if (error) console.warn('other sessions could not be ended:', error.message);
  return !error;
}

/** Signs the user out everywhere else after a change of password, and reports both in a toast. */
export async function finishPasswordChange() {
  toast({ kind: 'success', ...((await endOtherSessions()) ? texts.saved : texts.savedHere) });
}
