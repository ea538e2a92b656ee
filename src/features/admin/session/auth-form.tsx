import type { AuthError } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { FormNotice } from '@/components/form/form-notice';
import { readFormValues } from '@/components/form/read-form-values';
import { Button } from '@/components/ui/button';
import { adminSession } from '@/content/en/admin-session';
import { formParts } from '@/content/en/form-parts';
import { ownValue } from '@/lib/own-value';
import { textRules } from '@/lib/rules';
import { passwordProblem } from './new-password-field';

const { login } = adminSession;

interface AuthFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  label?: string;
  onSubmit: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** The form for signing in and for passwords; its last child submits it. */
export function AuthForm<Values extends FieldValues>(props: AuthFormProps<Values>) {
  const { form, label, onSubmit, children } = props;
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          // In a dialog, React would also submit the form below.
          event.stopPropagation();
          readFormValues(event.currentTarget, form);
          void form.handleSubmit(onSubmit)(event);
        }}
        className="flex flex-col gap-5"
      >
        {children}
      </form>
    </FormProvider>
  );
}

interface SubmitProps {
  texts: { submit: string; busy: string };
  busy: boolean;
  notice?: string | undefined;
}

export function Submit({ texts, busy, notice }: SubmitProps) {
  return (
    <>
      {notice && <FormNotice>{notice}</FormNotice>}
      <Button type="submit" disabled={busy}>
        {busy ? texts.busy : texts.submit}
      </Button>
    </>
  );
}

export function EmailField() {
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

export const emailAddress = z.pipe(
  z.string().check(z.minLength(1, login.emailMissing)),
  textRules(formParts.tooLong).email(login.emailInvalid),
);

/** As the database checks it. */
export const maxStaffName = 100;

/** Identifies the account for password managers. */
export const HiddenEmail = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);

/**
 * Returns the reason for a refusal in our words. Only the sign-in service's known codes say something about the
 * account; everything else is a gateway, a paused project or a server in trouble.
 */
export function messageOf(error: AuthError): string {
  return passwordProblem(error) ?? ownValue(login.refusals, error.code ?? '') ?? login.unreachable;
}
