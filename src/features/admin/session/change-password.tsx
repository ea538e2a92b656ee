import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { Dialog } from '../ui/dialog';
import { useStaffUser } from '../ui/staff-user';
import { AuthForm, HiddenEmail, refusalOf } from './auth-form';
import { newPassword, NewPasswordField, passwordChanged } from './passwords';

const { login, password } = adminSession;
const { change: texts, busy } = password;

const schema = z.object({
  current: z.string().check(z.minLength(1, texts.currentMissing)),
  next: newPassword(),
});

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { email } = useStaffUser();

  /** Signing in checks the current password and gives the recent session that the service requires. */
  async function submit({ current, next }: z.infer<typeof schema>) {
    const { auth } = staff();
    const { error: notTheirs } = await auth.signInWithPassword({ email, password: current });
    if (notTheirs) {
      const isWrong = notTheirs.code === 'invalid_credentials';
      return refusalOf('current' as const, notTheirs, isWrong ? texts.currentWrong : undefined);
    }
    const { error } = await auth.updateUser({ password: next, current_password: current });
    if (error) return refusalOf('next' as const, error);
    await passwordChanged();
    onClose();
  }

  return (
    <Dialog
      title={texts.title}
      text={texts.text(email)}
      focus="input[name=current]"
      onClose={onClose}
    >
      <AuthForm
        schema={schema}
        initial={{ current: '', next: '' }}
        texts={{ busy, submit: texts.submit }}
        onSubmit={submit}
      >
        <HiddenEmail email={email} />
        <TextField
          name="current"
          type="password"
          autoComplete="current-password"
          label={texts.current}
        />
        <NewPasswordField name="next" />
        <p className="text-quiet">{login.allRequired}</p>
      </AuthForm>
    </Dialog>
  );
}
