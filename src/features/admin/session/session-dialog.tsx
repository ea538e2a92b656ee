import { useEffect, useState } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminSession } from '@/content/en/admin-session';
import { Dialog } from '../ui/dialog';
import { lazyPart } from '../ui/lazy-part';
import { ToolButton } from '../ui/tool-button';
import { registerCodePrompt } from '../ui/with-code';

const { session: texts } = adminDetail;

const LoginForm = lazyPart(async () => (await import('./login-form')).LoginForm);
const CodeForm = lazyPart(async () => (await import('./code-form')).CodeForm);
const SignInCode = lazyPart(async () => (await import('./code-form')).SignInCode);

interface SessionDialogProps {
  email: string;
  isCodeDue: boolean;
  onAbandon: () => void;
}

/** Covers a form whose author's session has ended; the form below keeps its text. */
export function SessionDialog({ email, isCodeDue, onAbandon }: SessionDialogProps) {
  return (
    <Dialog isVeiled focus="input[type=password]" title={texts.ended} text={texts.kept(email)}>
      {isCodeDue ? <SignInCode /> : <LoginForm mode="sign-in" email={email} />}
      <ToolButton variant="text" onClick={onAbandon} className="-ms-3 self-start">
        {texts.abandon}
      </ToolButton>
    </Dialog>
  );
}

/** Asks for a new code when the database wants one before it carries out a command. */
export function NewCodeDialog() {
  const { again, cancel } = adminSession.factor;
  const [resolvePrompt, setResolvePrompt] = useState<(isGiven: boolean) => void>();
  useEffect(
    () => registerCodePrompt(() => new Promise((resolve) => setResolvePrompt(() => resolve))),
    [],
  );
  if (!resolvePrompt) return null;
  const end = (isGiven: boolean) => {
    resolvePrompt(isGiven);
    setResolvePrompt(undefined);
  };
  return (
    <Dialog title={again.title} text={again.text} focus="input" onClose={() => end(false)}>
      <CodeForm cancel={cancel} onVerified={() => end(true)} />
    </Dialog>
  );
}
