import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { emailSchema, AccountEmailField, newPasswordSchema } from './account-fields';
import { AuthForm } from './auth-form';
import { authProblem } from './passwords';
import { LinkButton } from './screens';

const { login } = adminSession;

const loginSchemas = {
  'sign-in': z.object({
    email: emailSchema,
    password: z.string().check(z.minLength(1, login.passwordMissing)),
  }),
  'sign-up': z.object({ email: emailSchema, password: newPasswordSchema(login.passwordMissing) }),
};

export type LoginMode = keyof typeof loginSchemas;

interface LoginFormProps {
  mode: LoginMode;
  email?: string;
  /** Called before the request: an answer that signs in replaces the form. */
  onSignIn?: (() => void) | undefined;
  onSignedUp?: () => void;
  /** Receives the typed email address. Without it, the link for forgotten passwords is hidden. */
  onForgot?: ((email: string) => void) | undefined;
}

export function LoginForm(props: LoginFormProps) {
  const { mode, email = '', onSignIn, onSignedUp, onForgot } = props;
  const texts = login[mode];
  async function submit(values: { email: string; password: string }) {
    const { auth } = staff();
    const isSignIn = mode === 'sign-in';
    if (isSignIn) onSignIn?.();
    const options = { emailRedirectTo: `${location.origin}/admin` };
    const { error } = isSignIn
      ? await auth.signInWithPassword(values)
      : await auth.signUp({ ...values, options });
    if (error) {
      const message = authProblem(error);
      // Offline, the toast’s own code may not load either.
      if (message === login.unreachable) return { field: 'password' as const, notice: message };
      toast({ kind: 'error', title: login.failed, description: message });
      return { field: 'password' as const };
    }
    if (isSignIn) return;
    toast({ kind: 'success', ...login.signedUp });
    onSignedUp?.();
  }
  return (
    <AuthForm
      schema={loginSchemas[mode]}
      initial={{ email, password: '' }}
      label={texts.title}
      texts={texts}
      focus={email ? 'password' : undefined}
      onSubmit={submit}
    >
      <AccountEmailField />
      <TextField
        name="password"
        type="password"
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        label={login.password}
        hint={texts.passwordHint}
      />
      <p className="text-quiet">{login.allRequired}</p>
      {onForgot && (
        <LinkButton
          onClick={({ currentTarget: { form } }) =>
            // From the field itself: password managers fill it in without an event.
            onForgot(String(new FormData(form ?? undefined).get('email') ?? ''))
          }
        >
          {login.forgot}
        </LinkButton>
      )}
    </AuthForm>
  );
}
