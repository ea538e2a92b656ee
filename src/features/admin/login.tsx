import { zodResolver } from '@hookform/resolvers/zod';
import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { FormNotice } from '@/components/form/form-notice';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/admin';
import { site } from '@/content/site';
import { staff } from '@/lib/supabase/staff';
import { loginSchemas, type LoginMode, type LoginValues } from './login-schema';
import { Screen } from './screens';

const { login } = admin;

interface LoginProps {
  /** What went wrong before the form was opened. */
  problem: string | undefined;
  /** Called before the password is sent. */
  onSignIn: () => void;
}

/** Signing in, and signing up when toggled. */
export function Login({ problem, onSignIn }: LoginProps) {
  const [mode, setMode] = useState<LoginMode>('sign-in');
  const [notice, setNotice] = useState(problem);
  const [mailed, setMailed] = useState(false);
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchemas[mode]),
    defaultValues: { email: '', password: '' },
  });
  const busy = form.formState.isSubmitting;
  const texts = login[mode];

  function switchTo(next: LoginMode) {
    setMode(next);
    setNotice(undefined);
    setMailed(false);
    form.resetField('password');
    form.clearErrors();
  }

  function fail(error: AuthError) {
    const message = isAuthRetryableFetchError(error) ? login.unreachable : error.message;
    toast({ kind: 'error', title: login.failed, description: message });
    setNotice(message);
    form.setFocus('password');
  }

  async function submit(values: LoginValues) {
    setNotice(undefined);
    if (mode === 'sign-in') {
      onSignIn();
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
    switchTo('sign-in');
    setMailed(true);
  }

  return (
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{texts.title}</h1>
      </div>
      {mailed && (
        <output className="flex items-start gap-2.5 border-y border-hairline py-3">
          <MailCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.5} />
          {login.signedUp.description}
        </output>
      )}
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          aria-label={texts.title}
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          className="flex flex-col gap-5"
        >
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            label={login.email}
          />
          <TextField
            key={mode}
            name="password"
            type="password"
            autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            label={login.password}
            hint={texts.passwordHint}
          />
          {notice && <FormNotice>{notice}</FormNotice>}
          <Button type="submit" disabled={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </form>
      </FormProvider>
      <button
        type="button"
        onClick={() => switchTo(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
        className="min-h-11 self-start text-brand underline-offset-4 hover:underline"
      >
        {texts.toggle}
      </button>
    </Screen>
  );
}
