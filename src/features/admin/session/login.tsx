import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { admin } from '@/content/en/admin';
import { site } from '@/content/facts/site';
import { ForgotPassword } from './forgot-password';
import { LoginForm } from './login-form';
import type { LoginMode } from './login-schema';
import { Screen, TextButton } from './screens';

const { login, forgot } = admin;

interface LoginProps {
  /** Why a mailed link did not work: another one is offered at once. */
  problem?: string | undefined;
  /** What has been done and what is left to do. */
  note?: string | undefined;
  /** Somebody is signed in already: what leads back leads to the dashboard. */
  signedIn?: boolean;
  onSignIn?: () => void;
  /** Called on leaving what was said of a link. */
  onBack?: () => void;
}

export function Login({ problem, note, signedIn, onSignIn, onBack }: LoginProps) {
  const [mode, setMode] = useState<LoginMode>('sign-in');
  const [email, setEmail] = useState('');
  const [isForgotten, setForgotten] = useState(problem !== undefined);
  const [told, setTold] = useState(note);
  const texts = login[mode];

  function forgetPassword(typed: string) {
    setTold(undefined);
    setEmail(typed);
    setForgotten(true);
  }

  return (
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{isForgotten ? forgot.title : texts.title}</h1>
      </div>
      {told && (
        <output className="flex items-start gap-2.5 border-y border-hairline py-3">
          <MailCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.5} />
          {told}
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
              setTold(login.signedUp.description);
            }}
            onForgot={mode === 'sign-in' ? forgetPassword : undefined}
          />
          <TextButton
            onClick={() => {
              setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
              setTold(undefined);
            }}
          >
            {texts.toggle}
          </TextButton>
        </>
      )}
    </Screen>
  );
}
