import { zodResolver } from '@hookform/resolvers/zod';
import type { AuthError } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { site } from '@/content/facts/site';
import {
  dropLink,
  isRefusal,
  redeemLink,
  setPassword,
  type MailedLink,
} from '@/lib/supabase/mailed-link';
import { AuthForm, HiddenEmail, messageOf, Submit } from './auth-form';
import {
  endOtherSessions,
  newPassword,
  NewPasswordField,
  passwordProblem,
} from './new-password-field';
import { Screen, TextButton } from './screens';
import { staff } from '@/lib/supabase/staff';

const { password: texts } = adminSession;

const schema = z.object({ password: newPassword });
type Values = z.infer<typeof schema>;

interface NewPasswordProps {
  link: MailedLink;
  /** The password is saved; `notice` says what is left to do if signing in failed. */
  onSaved: (notice?: string) => void;
  onDead: () => void;
  onGiveUp: () => void;
}

/** The screen of an e-mailed link, which is redeemed with the first password that is sent. */
export function NewPassword({ link, onSaved, onDead, onGiveUp }: NewPasswordProps) {
  const [notice, setNotice] = useState<string>();
  const isRedeemed = useRef(false);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { title, text } = texts.chosenBy[link.purpose === 'invitation' ? 'invitation' : 'password'];

  function refuse(error: AuthError) {
    const problem = passwordProblem(error);
    if (!problem && isRefusal(error)) {
      onDead();
      return;
    }
    if (problem) form.setError('password', { message: problem });
    else setNotice(`${texts.failed}: ${messageOf(error)}`);
    form.setFocus('password');
  }

  async function submit({ password }: Values) {
    setNotice(undefined);
    const dead = isRedeemed.current ? null : await redeemLink(link);
    if (dead) return refuse(dead);
    isRedeemed.current = true;
    const { data, error: refused } = await setPassword(password);
    if (refused) return refuse(refused);
    const { email = '' } = data.user;
    const { error } = await staff().auth.signInWithPassword({ email, password });
    void dropLink();
    if (error) {
      toast({ kind: 'success', title: texts.saved.title, description: texts.savedOnly });
      onSaved(texts.savedOnly);
      return;
    }
    toast({ kind: 'success', ...((await endOtherSessions()) ? texts.saved : texts.savedHere) });
    onSaved();
  }

  return (
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{title}</h1>
        {link.email && (
          <p className="mt-2 wrap-anywhere text-quiet">
            {text} {link.email}
          </p>
        )}
      </div>
      <AuthForm form={form} label={texts.submit} onSubmit={submit}>
        <HiddenEmail email={link.email} />
        <NewPasswordField name="password" />
        <Submit texts={texts} busy={form.formState.isSubmitting} notice={notice} />
      </AuthForm>
      <TextButton onClick={onGiveUp}>{texts.giveUp}</TextButton>
    </Screen>
  );
}
