import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { passwordRules } from '@/content/facts/password';
import { staff } from '@/lib/supabase/staff';

const { password: texts } = adminSession;
const { minLength: shortest, maxBytes: mostBytes, frequentPattern: frequent } = passwordRules;

export const NewPasswordField = ({ name }: { name: string }) => (
  <TextField
    name={name}
    type="password"
    autoComplete="new-password"
    label={texts.label}
    hint={texts.rules}
  />
);

/** The schema of a new password, which is not trimmed. */
export const newPassword = (missing: string = texts.missing) =>
  z.string().check(
    z.minLength(1, missing),
    z.minLength(shortest, texts.short),
    z.refine((typed) => new TextEncoder().encode(typed).length <= mostBytes, texts.long),
    z.refine((typed) => !frequent.test(typed), texts.weak.other),
  );

/** Returns why a new password was refused, if the password itself is the reason. */
export function passwordProblem(error: AuthError): string | undefined {
  if (error.code === 'same_password') return texts.same;
  if (isAuthWeakPasswordError(error)) {
    return error.reasons.map((reason) => texts.weak[reason]).join(' ') || texts.weak.other;
  }
  if (error.code === 'weak_password') return texts.weak.other;
  // The service has no code for a password that is too long.
  return /72 (characters|bytes)/.test(error.message) ? texts.long : undefined;
}

/** Signs the user out everywhere else, and returns whether that worked. */
export async function endOtherSessions(): Promise<boolean> {
  const { error } = await staff().auth.signOut({ scope: 'others' });
  if (error) console.warn('other sessions could not be ended:', error.message);
  return !error;
}

/** Reports a changed password. */
export async function reportNewPassword() {
  toast({ kind: 'success', ...((await endOtherSessions()) ? texts.saved : texts.savedHere) });
}
