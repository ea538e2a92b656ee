import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { admin } from '@/content/en/admin';
import { site } from '@/content/facts/site';
import { LoginForm } from './login-form';
import type { LoginMode } from './login-schema';
import { Screen } from './screens';

const { login } = admin;

interface LoginProps {
  problem: string | undefined;
  onSignIn: () => void;
}

export function Login({ problem, onSignIn }: LoginProps) {
  const [mode, setMode] = useState<LoginMode>('sign-in');
  const [mailed, setMailed] = useState(false);
  const texts = login[mode];

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
      <LoginForm
        mode={mode}
        problem={problem}
        onSignIn={onSignIn}
        onSignedUp={() => {
          setMode('sign-in');
          setMailed(true);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
          setMailed(false);
        }}
        className="min-h-11 self-start text-brand underline-offset-4 hover:underline"
      >
        {texts.toggle}
      </button>
    </Screen>
  );
}
