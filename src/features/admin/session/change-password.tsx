import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { adoptSession, passingAuth } from '@/lib/supabase/mailed-link';
import { Dialog } from '../ui/dialog';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { AuthForm, HiddenEmail, refusalOf } from './auth-form';
import { CodeField, sixDigits } from './code-form';
import { factorsQuery, giveCode } from './factors';
import { newPassword, NewPasswordField, passwordChanged } from './passwords';

const { login, password } = adminSession;
const { change: texts, busy } = password;

const schema = z.object({
  current: z.string().check(z.minLength(1, texts.currentMissing)),
  next: newPassword(),
  code: z.string(),
});
const withCode = z.extend(schema, { code: sixDigits });

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { email } = useStaffUser();
  const { data: factors } = useStaffQuery(factorsQuery);
  const hasFactor = factors !== undefined && factors.length > 0;

  /**
   * Signing in checks the current password and gives the recent session that the service requires. With a second
   * factor that session is worth nothing before its code, so it replaces the one in use only then.
   */
  async function submit({ current, next, code }: z.infer<typeof schema>) {
    const auth = hasFactor ? passingAuth() : staff().auth;
    const { error: notTheirs } = await auth.signInWithPassword({ email, password: current });
    if (notTheirs) {
      const isWrong = notTheirs.code === 'invalid_credentials';
      return refusalOf('current' as const, notTheirs, isWrong ? texts.currentWrong : undefined);
    }
    const problem = hasFactor ? await giveCode(code, undefined, auth) : undefined;
    if (problem) return { at: 'code' as const, problem };
    const { error } = await auth.updateUser({ password: next, current_password: current });
    if (error) return refusalOf('next' as const, error);
    if (hasFactor) await adoptSession();
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
        schema={hasFactor ? withCode : schema}
        initial={{ current: '', next: '', code: '' }}
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
        {hasFactor ? <CodeField /> : <p className="text-quiet">{login.allRequired}</p>}
      </AuthForm>
    </Dialog>
  );
}
