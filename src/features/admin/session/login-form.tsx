import { zodResolver } from '@hookform/resolvers/zod';
import type { AuthError } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { readFormValues } from '@/components/form/read-form-values';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { AuthForm, emailAddress, EmailField, messageOf, Submit } from './auth-form';
import { passwordChecks } from './password-checks';
import { TextButton } from './screens';

const { login } = adminSession;

/** The schemas of both forms. Passwords are not trimmed. */
const loginSchemas = {
  'sign-in': z.object({
    email: emailAddress,
    password: z.string().check(z.minLength(1, login.passwordMissing)),
  }),
  'sign-up': z.object({
    email: emailAddress,
    password: z.string().check(z.minLength(1, login.passwordMissing), ...passwordChecks),
  }),
};

export type LoginMode = keyof typeof loginSchemas;
type LoginValues = z.infer<(typeof loginSchemas)['sign-in']>;

interface LoginFormProps {
  mode: LoginMode;
  email?: string;
  onSignIn?: (() => void) | undefined;
  onSignedUp?: () => void;
  /** Receives the typed e-mail address. Without it, the link for forgotten passwords is hidden. */
  onForgot?: ((email: string) => void) | undefined;
}

/** The e-mail and password form; the typed address is kept when the mode changes. */
export function LoginForm(props: LoginFormProps) {
  const { mode, email = '', onSignIn, onSignedUp, onForgot } = props;
  const [notice, setNotice] = useState<string>();
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchemas[mode]),
    defaultValues: { email, password: '' },
  });
  const { clearErrors, resetField, setFocus } = form;

  // Shown above a page, and loaded later than what surrounds it.
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);

  const texts = login[mode];

  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    setNotice(undefined);
    resetField('password');
    clearErrors();
  }, [mode, resetField, clearErrors]);

  function fail(error: AuthError) {
    const message = messageOf(error);
    toast({ kind: 'error', title: login.failed, description: message });
    setNotice(message);
    form.setFocus('password');
  }

  async function submit(values: LoginValues) {
    setNotice(undefined);
    if (mode === 'sign-in') {
      onSignIn?.();
      const { error } = await staff().auth.signInWithPassword(values);
      if (error) fail(error);
      return;
    }
    const options = { emailRedirectTo: `${location.origin}/admin` };
    const { error } = await staff().auth.signUp({ ...values, options });
    if (error) {
      fail(error);
      return;
    }
    toast({ kind: 'success', ...login.signedUp });
    onSignedUp?.();
  }

  return (
    <AuthForm form={form} label={texts.title} onSubmit={submit}>
      <EmailField />
      <TextField
        key={mode}
        name="password"
        type="password"
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        label={login.password}
        hint={texts.passwordHint}
      />
      <p className="text-quiet">{login.allRequired}</p>
      {onForgot && (
        <TextButton
          onClick={(event) => {
            readFormValues(event.currentTarget.form, form);
            onForgot(form.getValues('email'));
          }}
        >
          {login.forgot}
        </TextButton>
      )}
      <Submit texts={texts} busy={form.formState.isSubmitting} notice={notice} />
    </AuthForm>
  );
}
