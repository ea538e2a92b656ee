import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormNotice } from '@/components/form/form-notice';
import { adminSession } from '@/content/en/admin-session';
import { site } from '@/content/facts/site';
import { staff } from '@/lib/supabase/staff';
import { AuthForm, emailAddress, EmailField, messageOf, Submit } from './auth-form';
import { LoginForm, type LoginMode } from './login-form';
import { Screen, TextButton } from './screens';
import { useIsSignUpClosed } from './use-is-sign-up-closed';

const { login, forgot } = adminSession;

interface LoginProps {
  /** The reason why an e-mailed link failed; the form to request another one is then shown. */
  problem?: string | undefined;
  /** A notice of what is done and what is left to do. */
  note?: string | undefined;
  /** Somebody is already signed in, so back links lead to the dashboard. */
  signedIn?: boolean;
  onSignIn?: () => void;
  /** Called when the user leaves the message about a link. */
  onBack?: () => void;
}

export function Login({ problem, note, signedIn, onSignIn, onBack }: LoginProps) {
  const isSignUpClosed = useIsSignUpClosed();
  const [chosenMode, setMode] = useState<LoginMode>('sign-in');
  const mode = isSignUpClosed ? 'sign-in' : chosenMode;
  const [email, setEmail] = useState('');
  const [isForgotten, setForgotten] = useState(problem !== undefined);
  const [shownNote, setShownNote] = useState(note);
  const texts = login[mode];

  function forgetPassword(typed: string) {
    setShownNote(undefined);
    setEmail(typed);
    setForgotten(true);
  }

  return (
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{isForgotten ? forgot.title : texts.title}</h1>
      </div>
      {shownNote && (
        <output className="flex items-start gap-2.5 border-y border-line py-3">
          <MailCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.5} />
          {shownNote}
        </output>
      )}
      {isForgotten ? (
        <>
          <ForgotPassword email={email} problem={problem} />
          <TextButton
            onClick={() => {
              setForgotten(false);
              onBack?.();
            }}
          >
            {signedIn ? forgot.toDashboard : forgot.back}
          </TextButton>
        </>
      ) : (
        <>
          <LoginForm
            mode={mode}
            email={email}
            onSignIn={onSignIn}
            onSignedUp={() => {
              setMode('sign-in');
              setShownNote(login.signedUp.description);
            }}
            onForgot={mode === 'sign-in' ? forgetPassword : undefined}
          />
          {!isSignUpClosed && (
            <TextButton
              onClick={() => {
                setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
                setShownNote(undefined);
              }}
            >
              {texts.toggle}
            </TextButton>
          )}
        </>
      )}
    </Screen>
  );
}

const schema = z.object({ email: emailAddress });
type Values = z.infer<typeof schema>;

interface ForgotPasswordProps {
  email: string;
  problem?: string | undefined;
}

/**
 * Requests a password link. The service's answer is the same for every address, so that it does not reveal
 * accounts; an answer of anything else only says that the service could not be asked.
 */
function ForgotPassword({ email, problem }: ForgotPasswordProps) {
  const [notice, setNotice] = useState(problem);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email } });

  async function submit({ email: address }: Values) {
    setNotice(undefined);
    const redirectTo = `${location.origin}/admin`;
    const { error } = await staff().auth.resetPasswordForEmail(address, { redirectTo });
    // Only known addresses can hit this rate limit, so it must not be shown.
    if (error && error.code !== 'over_email_send_rate_limit') setNotice(messageOf(error));
    else setSentTo(address);
  }

  if (sentTo) {
    return (
      <>
        <output
          ref={(element) => element?.focus()}
          tabIndex={-1}
          className="flex items-start gap-2.5 border-y border-line py-3 wrap-anywhere outline-none"
        >
          <MailCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.5} />
          {forgot.sent(sentTo)}
        </output>
        <p className="text-quiet">{forgot.missing}</p>
        <TextButton onClick={() => setSentTo(undefined)}>{forgot.again}</TextButton>
      </>
    );
  }
  return (
    <>
      {notice && <FormNotice>{notice}</FormNotice>}
      <p className="text-quiet">{forgot.text}</p>
      <AuthForm form={form} label={forgot.title} onSubmit={submit}>
        <EmailField />
        <Submit texts={forgot} busy={form.formState.isSubmitting} />
      </AuthForm>
    </>
  );
}
