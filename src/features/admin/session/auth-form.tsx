import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { FormNotice } from '@/components/form/form-notice';
import { Button } from '@/components/ui/button';
import { admin } from '@/content/en/admin';
import { formParts } from '@/content/en/form-parts';
import { textRules } from '@/lib/rules';

const { login } = admin;

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

/** Identifies the account for password managers. */
export const HiddenEmail = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
);

/** Returns the reason for a refusal, in plain words for known errors. */
export function messageOf(error: AuthError): string {
  if (error.status === 429) return login.tooMany;
  return isUnreachable(error) ? login.unreachable : error.message;
}

/**
 * Returns whether the response did not come from the sign-in service: a gateway or paused project sends no
 * error code.
 */
export function isUnreachable(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || !error.code;
}
