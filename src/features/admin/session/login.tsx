import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import * as z from 'zod/mini';
import { FormNotice } from '@/components/form/form-notice';
import { adminSession } from '@/content/en/admin-session';
import { env } from '@/lib/env';
import { staff } from '@/lib/supabase/staff';
import { emailSchema, AccountEmailField } from './account-fields';
import { AuthForm } from './auth-form';
import { authProblem } from './passwords';
import { LoginForm, type LoginMode } from './login-form';
import { Screen, LinkButton } from './screens';

const { login, forgot } = adminSession;

interface LoginProps {
  /** A sentence about what has been done and what is left to do. */
  notice?: string | undefined;
  onSignIn: () => void;
}

export function Login({ notice, onSignIn }: LoginProps) {
  const { data: isSignUpClosed = false } = useQuery({
    queryKey: ['sign-up closed'],
    queryFn: fetchSignUpClosed,
    retry: false,
  });
  const [chosenMode, setMode] = useState<LoginMode>('sign-in');
  const mode = isSignUpClosed ? 'sign-in' : chosenMode;
  const [shownNotice, setShownNotice] = useState(notice);
  const [forgottenEmail, setForgottenEmail] = useState<string>();
  const texts = login[mode];
  if (forgottenEmail !== undefined)
    return <ForgotPassword email={forgottenEmail} onBack={() => setForgottenEmail(undefined)} />;
  return (
    <Screen title={texts.title} text={texts.note}>
      {shownNotice && <MailNotice>{shownNotice}</MailNotice>}
      <LoginForm
        mode={mode}
        onSignIn={onSignIn}
        onSignedUp={() => {
          setMode('sign-in');
          setShownNotice(login.signedUp.description);
        }}
        onForgot={mode === 'sign-in' ? setForgottenEmail : undefined}
      />
      {!isSignUpClosed && (
        <LinkButton onClick={() => setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>
          {texts.toggle}
        </LinkButton>
      )}
    </Screen>
  );
}

const MailNotice = ({ children, ...output }: ComponentProps<'output'>) => (
  <output
    {...output}
    className="flex items-start gap-2.5 border-y border-line py-3 wrap-anywhere outline-none"
  >
    <MailCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.5} />
    {children}
  </output>
);

type AuthSettings = { disable_signup?: boolean; external?: { email?: boolean } };

/** Asks whether the owner has closed sign-up. When that cannot be asked, it is offered and the service decides. */
async function fetchSignUpClosed({ signal }: { signal: AbortSignal }): Promise<boolean> {
  const headers = { apikey: env.supabaseKey };
  const response = await fetch(`${env.supabaseUrl}/auth/v1/settings`, { headers, signal });
  const { disable_signup, external } = (await response.json()) as AuthSettings;
  return disable_signup === true || external?.email === false;
}

const schema = z.object({ email: emailSchema });

interface ForgotPasswordProps {
  email?: string;
  problem?: string;
  onBack: () => void;
}

/**
 * Requests a password link. The service's response is the same for every address, so that it does not reveal
 * accounts; an error only says that the service could not be reached.
 */
export function ForgotPassword({ email = '', problem, onBack }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState<string>();
  async function submit({ email: address }: z.infer<typeof schema>) {
    const redirectTo = `${location.origin}/admin`;
    const { error } = await staff().auth.resetPasswordForEmail(address, { redirectTo });
    // Only known addresses can hit this rate limit, so it must not be shown.
    if (error && error.code !== 'over_email_send_rate_limit') return { notice: authProblem(error) };
    setSentTo(address);
  }
  return (
    <Screen title={forgot.title}>
      {sentTo ? (
        <>
          <MailNotice ref={(element) => element?.focus()} tabIndex={-1}>
            {forgot.sent(sentTo)}
          </MailNotice>
          <p className="text-quiet">{forgot.missing}</p>
        </>
      ) : (
        <>
          {problem && <FormNotice>{problem}</FormNotice>}
          <p className="text-quiet">{forgot.text}</p>
          <AuthForm
            schema={schema}
            initial={{ email }}
            label={forgot.title}
            texts={forgot}
            onSubmit={submit}
          >
            <AccountEmailField />
          </AuthForm>
        </>
      )}
      <LinkButton onClick={onBack}>{forgot.back}</LinkButton>
    </Screen>
  );
}
