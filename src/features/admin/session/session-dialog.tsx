import { adminDetail } from '@/content/en/admin-detail';
import { Dialog } from '../ui/dialog';
import { lazyPart } from '../ui/lazy-part';
import { ToolButton } from '../ui/tool-button';

const { session: texts } = adminDetail;

const LoginForm = lazyPart(async () => (await import('./login-form')).LoginForm);
const SignInCode = lazyPart(async () => (await import('./code-form')).SignInCode);

interface SessionDialogProps {
  email: string;
  /** The password was given. */
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
