import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { admin } from '@/content/en/admin';
import { adminSession } from '@/content/en/admin-session';
import { adoptSession, mailedLinkAuth, setPassword } from '@/lib/supabase/mailed-link';
import { Dialog } from '../ui/dialog';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { HiddenEmail, newPassword, NewPasswordField } from './account-fields';
import { AuthForm } from './auth-form';
import { authProblem, passwordProblem, finishPasswordChange } from './passwords';
import { CodeField, sixDigits } from './code-form';
import { factorsQuery, verifyCode } from './factors';

const { change: texts, busy, failed } = adminSession.password;

const schema = z.object({
  current: z.string().check(z.minLength(1, texts.currentMissing)),
  next: newPassword(),
  code: z.string(),
});
const schemaWithCode = z.extend(schema, { code: sixDigits });

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { email } = useStaffUser();
  const { data: factors } = useStaffQuery(factorsQuery);
  const hasFactor = factors !== undefined && factors.length > 0;
  /** Signing in checks the current password and gives the recent session that the service requires. */
  async function submit({ current, next, code }: z.infer<typeof schema>) {
    const auth = mailedLinkAuth();
    const { error: signInError } = await auth.signInWithPassword({ email, password: current });
    if (signInError) {
      if (signInError.code === 'invalid_credentials')
        return { field: 'current' as const, problem: texts.currentWrong };
      return { field: 'current' as const, notice: `${failed}: ${authProblem(signInError)}` };
    }
    const codeProblem = hasFactor ? await verifyCode(code, undefined, auth) : undefined;
    if (codeProblem) return { field: 'code' as const, problem: codeProblem };
    const { error } = await setPassword(next);
    if (error) {
      const problem = passwordProblem(error);
      if (problem) return { field: 'next' as const, problem };
      return { field: 'next' as const, notice: `${failed}: ${authProblem(error)}` };
    }
    await adoptSession();
    await finishPasswordChange();
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
        schema={hasFactor ? schemaWithCode : schema}
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
