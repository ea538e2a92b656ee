import { useEffect, useState } from 'react';
import { adminSession } from '@/content/en/admin-session';
import { Dialog } from '../ui/dialog';
import { lazyPart } from '../ui/lazy-part';
import { registerCodePrompt } from '../ui/with-code';

const { factor: texts } = adminSession;

const CodeForm = lazyPart(async () => (await import('./code-form')).CodeForm);

/** Asks for a code when the database wants one before it does what somebody asked for. */
export function NewCodeDialog() {
  const [resolvePrompt, setResolve] = useState<(isGiven: boolean) => void>();
  useEffect(
    () => registerCodePrompt(() => new Promise((resolve) => setResolve(() => resolve))),
    [],
  );
  if (!resolvePrompt) return null;
  const end = (isGiven: boolean) => {
    resolvePrompt(isGiven);
    setResolve(undefined);
  };
  return (
    <Dialog
      title={texts.again.title}
      text={texts.again.text}
      focus="input"
      onClose={() => end(false)}
    >
      <CodeForm cancel={texts.cancel} onVerified={() => end(true)} />
    </Dialog>
  );
}
