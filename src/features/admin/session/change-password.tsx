import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { admin } from '@/content/en/admin';
import { adminSession } from '@/content/en/admin-session';
import { adoptSession, mailedLinkAuth, setPassword } from '@/lib/supabase/mailed-link';
import { Dialog } from '../ui/dialog';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { AuthForm, HiddenEmail, messageOf } from './auth-form';
import { CodeField, sixDigits } from './code-form';
import { factorsQuery, giveCode } from './factors';
import { newPassword, NewPasswordField, passwordChanged, passwordProblem } from './passwords';

const { change: texts, busy, failed } = adminSession.password;

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

  /** Signing in checks the current password and gives the recent session that the service requires. */
  async function submit({ current, next, code }: z.infer<typeof schema>) {
    const auth = mailedLinkAuth();
    const { error: notTheirs } = await auth.signInWithPassword({ email, password: current });
    if (notTheirs) {
      const isWrong = notTheirs.code === 'invalid_credentials';
      const problem = isWrong ? texts.currentWrong : undefined;
      return { at: 'current' as const, problem, notice: `${failed}: ${messageOf(notTheirs)}` };
    }
    const problem = hasFactor ? await giveCode(code, undefined, auth) : undefined;
    if (problem) return { at: 'code' as const, problem };
    const { error } = await setPassword(next);
    if (error) {
      const notice = `${failed}: ${messageOf(error)}`;
      return { at: 'next' as const, problem: passwordProblem(error), notice };
    }
    await adoptSession();
    await passwordChanged();
    onClose();
  }

  return (
    <Dialog
      title={texts.open}
      text={texts.text(email)}
      focus="input[name=current]"
      onClose={onClose}
    >
      <AuthForm
        schema={hasFactor ? withCode : schema}
        initial={{ current: '', next: '', code: '' }}
        texts={{ busy, submit: texts.open }}
        cancel={admin.cancel}
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
        {hasFactor && <CodeField />}
      </AuthForm>
    </Dialog>
  );
}
