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
import { AuthForm, HiddenEmail, messageOf, refusalOf } from './auth-form';
import { newPassword, NewPasswordField, passwordChanged, passwordProblem } from './passwords';
import { Screen, TextButton } from './screens';

const { password: texts, link: linkTexts } = adminSession;

interface LinkProps {
  link: MailedLink;
  /** `notice` says what is left to do before one is signed in. */
  onDone: (notice?: string) => void;
  onDead: () => void;
}

/** The screen of an e-mailed link, which is redeemed when its form is sent. */
export function MailedLinkScreen({ onGiveUp, ...props }: LinkProps & { onGiveUp: () => void }) {
  const { purpose, email } = props.link;
  if (purpose === 'confirmation') {
    return (
      <Screen title={linkTexts.confirm.title} text={linkTexts.confirm.text}>
        <ConfirmForm {...props} />
        <TextButton onClick={onGiveUp}>{linkTexts.giveUp}</TextButton>
      </Screen>
    );
  }
  const { title, text } = texts.chosenBy[purpose];
  return (
    <Screen title={title} text={email && `${text} ${email}`}>
      <PasswordForm {...props} />
      <TextButton onClick={onGiveUp}>{texts.giveUp}</TextButton>
    </Screen>
  );
}

/** Confirms an address; the next step is signing in with the password. */
function ConfirmForm({ link, onDone, onDead }: LinkProps) {
  async function submit() {
    const refused = await redeemLink(link);
    if (refused && isRefusal(refused)) return void onDead();
    if (refused) return { notice: messageOf(refused) };
    void dropLink();
    toast({ kind: 'success', ...linkTexts.confirmed });
    onDone(linkTexts.confirmed.description);
  }
  return (
    <AuthForm
      schema={z.object({})}
      initial={{}}
      label={linkTexts.confirm.title}
      texts={linkTexts.confirm}
      onSubmit={submit}
    />
  );
}

const schema = z.object({ password: newPassword() });

/** The link is redeemed with the first password that is sent. */
function PasswordForm({ link, onDone, onDead }: LinkProps) {
  const isRedeemed = useRef(false);

  async function submit({ password }: z.infer<typeof schema>) {
    const dead = isRedeemed.current ? null : await redeemLink(link);
    isRedeemed.current = !dead;
    const answer = dead ? undefined : await setPassword(password);
    const refused = dead ?? answer?.error;
    if (refused && !passwordProblem(refused) && isRefusal(refused)) return void onDead();
    if (refused) return refusalOf('password' as const, refused);
    const email = answer?.data.user?.email ?? '';
    const { error } = await staff().auth.signInWithPassword({ email, password });
    void dropLink();
    if (error) {
      toast({ kind: 'success', title: texts.saved.title, description: texts.savedOnly });
      return void onDone(texts.savedOnly);
    }
    await passwordChanged();
    onDone();
  }

  return (
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
  );
}
