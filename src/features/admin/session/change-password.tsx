import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { admin } from '@/content/en/admin';
import { adminSession } from '@/content/en/admin-session';
import { adoptSession, mailedLinkAuth, setPassword } from '@/lib/supabase/mailed-link';
import { Dialog } from '../ui/dialog';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { HiddenEmail, newPasswordSchema, NewPasswordField } from './account-fields';
import { AuthForm, type FormRefusal } from './auth-form';
import { authProblem, passwordRefusal, finishPasswordChange } from './passwords';
import { CodeField, sixDigits } from './code-form';
import { factorsQuery, verifyCode } from './factors';

const { change: texts, busy, failed } = adminSession.password;

const schema = z.object({
  current: z.string().check(z.minLength(1, texts.currentMissing)),
  next: newPasswordSchema(),
  code: z.string(),
});
const schemaWithCode = z.extend(schema, { code: sixDigits });
type Values = z.infer<typeof schema>;
type Refusal = FormRefusal<keyof Values>;

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { email } = useStaffUser();
  const { data: factors } = useStaffQuery(factorsQuery);
  const hasFactor = factors !== undefined && factors.length > 0;
  /** Signing in checks the current password and gives the recent session that the service requires. */
  async function submit({ current, next, code }: Values): Promise<Refusal | undefined> {
    const auth = mailedLinkAuth();
    const { error: signInError } = await auth.signInWithPassword({ email, password: current });
    if (signInError?.code === 'invalid_credentials')
      return { field: 'current', problem: texts.currentWrong };
    if (signInError) return { field: 'current', notice: `${failed}: ${authProblem(signInError)}` };
    const codeProblem = hasFactor ? await verifyCode(code, { auth }) : undefined;
    if (codeProblem) return { field: 'code', problem: codeProblem };
    const { error } = await setPassword(next);
    if (error) return passwordRefusal(error, 'next');
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
