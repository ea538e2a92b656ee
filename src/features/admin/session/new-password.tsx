import { useRef } from 'react';
import * as z from 'zod/mini';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import {
  dropLink,
  isRefusal,
  redeemLink,
  setPassword,
  type MailedLink,
} from '@/lib/supabase/mailed-link';
import { staff } from '@/lib/supabase/staff';
import { AuthForm, HiddenEmail, refusalOf } from './auth-form';
import { newPassword, NewPasswordField, passwordChanged, passwordProblem } from './passwords';
import { Screen, TextButton } from './screens';

const { password: texts } = adminSession;

const schema = z.object({ password: newPassword() });

interface NewPasswordProps {
  link: MailedLink;
  /** The password is saved; `notice` says what is left to do if signing in failed. */
  onSaved: (notice?: string) => void;
  onDead: () => void;
  onGiveUp: () => void;
}

/** The screen of an e-mailed link, which is redeemed with the first password that is sent. */
export function NewPassword({ link, onSaved, onDead, onGiveUp }: NewPasswordProps) {
  const isRedeemed = useRef(false);
  const { title, text } = texts.chosenBy[link.purpose === 'invitation' ? 'invitation' : 'password'];

  async function submit({ password }: z.infer<typeof schema>) {
    const dead = isRedeemed.current ? null : await redeemLink(link);
    isRedeemed.current = !dead;
    const { data, error: refused } = dead
      ? { data: undefined, error: dead }
      : await setPassword(password);
    if (refused && !passwordProblem(refused) && isRefusal(refused)) return void onDead();
    if (refused) return refusalOf('password' as const, refused);
    const { email = '' } = data.user ?? {};
    const { error } = await staff().auth.signInWithPassword({ email, password });
    void dropLink();
    if (error) {
      toast({ kind: 'success', title: texts.saved.title, description: texts.savedOnly });
      return void onSaved(texts.savedOnly);
    }
    await passwordChanged();
    onSaved();
  }

  return (
    <Screen title={title} text={link.email && `${text} ${link.email}`}>
      <AuthForm
        schema={schema}
        initial={{ password: '' }}
        label={texts.submit}
        texts={texts}
        onSubmit={submit}
      >
        <HiddenEmail email={link.email} />
        <NewPasswordField name="password" />
      </AuthForm>
      <TextButton onClick={onGiveUp}>{texts.giveUp}</TextButton>
    </Screen>
  );
}
