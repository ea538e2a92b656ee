import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { adminSession } from '@/content/en/admin-session';
import { formParts } from '@/content/en/form-parts';
import { passwordRules } from '@/content/facts/password';
import { textRules } from '@/lib/rules';

const { login, password: texts } = adminSession;
const { minLength, maxBytes, frequentPattern } = passwordRules;

export function AccountEmailField() {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
      label={login.email}
    />
  );
}

export const emailSchema = z.pipe(
  z.string().check(z.minLength(1, login.emailMissing)),
  textRules(formParts.tooLong).email(login.emailInvalid),
);

/** In characters, as in `admin_users`. */
export const profileLimits = { name: 100, jobTitle: 100, phone: 40 };

export const HiddenEmail = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);

export const NewPasswordField = ({ name }: { name: string }) => (
  <TextField
    name={name}
    type="password"
    autoComplete="new-password"
    label={texts.label}
    hint={texts.rules}
  />
);

export const newPasswordSchema = (missingMessage: string = texts.missing) =>
  z.string().check(
    z.minLength(1, missingMessage),
    z.minLength(minLength, texts.short),
    z.refine((typed) => new TextEncoder().encode(typed).length <= maxBytes, texts.long),
    z.refine((typed) => !frequentPattern.test(typed), texts.weak.other),
  );
