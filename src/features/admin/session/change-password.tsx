import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { FormNotice } from '@/components/form/form-notice';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { staff } from '@/lib/supabase/staff';
import { Dialog, DialogActions } from '../ui/dialog';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { AuthForm, HiddenEmail, messageOf } from './auth-form';
import {
  endOtherSessions,
  newPassword,
  NewPasswordField,
  passwordProblem,
} from './new-password-field';

const { password: texts } = adminSession;

const schema = z.object({
  current: z.string().check(z.minLength(1, texts.change.currentMissing)),
  next: newPassword,
});
type Values = z.infer<typeof schema>;

export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { email } = useStaffUser();
  const [notice, setNotice] = useState<string>();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { current: '', next: '' },
  });
  const busy = form.formState.isSubmitting;

  function refuse(name: keyof Values, problem: string | undefined, otherwise: string) {
    if (problem) form.setError(name, { message: problem });
    else setNotice(`${texts.failed}: ${otherwise}`);
    form.setFocus(name);
  }

  /** Signing in checks the current password and gives the recent session that the service requires. */
  async function submit({ current, next }: Values) {
    setNotice(undefined);
    const { auth } = staff();
    const { error: notTheirs } = await auth.signInWithPassword({ email, password: current });
    if (notTheirs) {
      const isWrong = notTheirs.code === 'invalid_credentials';
      refuse('current', isWrong ? texts.change.currentWrong : undefined, messageOf(notTheirs));
      return;
    }
    const { error } = await auth.updateUser({ password: next, current_password: current });
    if (error) {
      refuse('next', passwordProblem(error), messageOf(error));
      return;
    }
    toast({ kind: 'success', ...((await endOtherSessions()) ? texts.saved : texts.savedHere) });
    onClose();
  }

  return (
    <Dialog
      title={texts.change.title}
      text={texts.change.text(email)}
      focus="input[name=current]"
      onClose={onClose}
    >
      <AuthForm form={form} onSubmit={submit}>
        <HiddenEmail email={email} />
        <TextField
          name="current"
          type="password"
          autoComplete="current-password"
          label={texts.change.current}
        />
        <NewPasswordField name="next" />
        <p className="text-quiet">{adminSession.login.allRequired}</p>
        {notice && <FormNotice>{notice}</FormNotice>}
        <DialogActions cancel={texts.change.cancel}>
          <ToolButton variant="filled" type="submit" inactive={busy}>
            {busy ? texts.busy : texts.change.submit}
          </ToolButton>
        </DialogActions>
      </AuthForm>
    </Dialog>
  );
}
