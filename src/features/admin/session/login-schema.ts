import * as z from 'zod/mini';
import { admin } from '@/content/en/admin';
import { formParts } from '@/content/en/form-parts';
import { textRules } from '@/lib/rules';

const { login } = admin;
const { email } = textRules(formParts.tooLong);

export const emailAddress = z.pipe(
  z.string().check(z.minLength(1, login.emailMissing)),
  email(login.emailInvalid),
);

/** What the two forms ask for. A password is taken as it was typed, blanks included. */
export const loginSchemas = {
  'sign-in': z.object({
    email: emailAddress,
    password: z.string().check(z.minLength(1, login.passwordMissing)),
  }),
  'sign-up': z.object({
    email: emailAddress,
    password: z
      .string()
      .check(z.minLength(1, login.passwordMissing), z.minLength(8, login.passwordShort)),
  }),
};

export type LoginMode = keyof typeof loginSchemas;
export type LoginValues = z.infer<(typeof loginSchemas)['sign-in']>;
