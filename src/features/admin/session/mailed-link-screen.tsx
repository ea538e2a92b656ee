import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import {
  adoptSession,
  endMailedLinkSession,
  isRefusal,
  mailedLinkAuth,
  redeemLink,
  setPassword,
  type MailedLink,
} from '@/lib/supabase/mailed-link';
import { staff } from '@/lib/supabase/staff';
import { AuthForm, HiddenEmail, messageOf } from './auth-form';
import { CodeField, sixDigits } from './code-form';
import { giveCode } from './factors';
import { newPassword, NewPasswordField, passwordChanged, passwordProblem } from './passwords';
import { Screen, TextButton } from './screens';

const { password: texts, link: linkTexts } = adminSession;

interface LinkProps {
  link: MailedLink;
  /** `notice` says what is left to do before one is signed in. */
  onDone: (notice?: string) => void;
  onDead: () => void;
}

/** The screen of a mailed link, which is redeemed when its form is sent. */
export function MailedLinkScreen({ onGiveUp, ...props }: LinkProps & { onGiveUp: () => void }) {
  const { purpose, email } = props.link;
  const isConfirmation = purpose === 'confirmation';
  const { title, text } = isConfirmation ? linkTexts.confirm : texts.chosenBy[purpose];
  const Form = isConfirmation ? ConfirmForm : PasswordForm;
  return (
    <Screen title={title} text={isConfirmation ? text : email && `${text} ${email}`}>
      <Form {...props} />
      <TextButton onClick={onGiveUp}>{isConfirmation ? linkTexts.giveUp : texts.giveUp}</TextButton>
    </Screen>
  );
}

/** Confirms an address; the next step is signing in with the password. */
function ConfirmForm({ link, onDone, onDead }: LinkProps) {
  async function submit() {
    const refused = await redeemLink(link);
    if (refused && isRefusal(refused)) return void onDead();
    if (refused) return { notice: messageOf(refused) };
    void endMailedLinkSession();
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

const schema = z.object({ password: newPassword(), code: z.string() });
const withCode = z.extend(schema, { code: sixDigits });

/** The link is redeemed with the first password that is sent. */
function PasswordForm({ link, onDone, onDead }: LinkProps) {
  const isRedeemed = useRef(false);
  const [isCodeDue, setCodeDue] = useState(false);

  async function submit({ password, code }: z.infer<typeof schema>) {
    const dead = isRedeemed.current ? null : await redeemLink(link);
    isRedeemed.current = !dead;
    const problem = isCodeDue ? await giveCode(code, undefined, mailedLinkAuth()) : undefined;
    if (problem) return { at: 'code' as const, problem };
    const answer = dead ? undefined : await setPassword(password);
    const refused = dead ?? answer?.error;
    if (refused?.code === 'insufficient_aal') {
      setCodeDue(true);
      return { notice: adminSession.factor.alsoDue };
    }
    if (refused) {
      const wrong = passwordProblem(refused);
      if (!wrong && isRefusal(refused)) return void onDead();
      const notice = `${texts.failed}: ${messageOf(refused)}`;
      return { at: 'password' as const, problem: wrong, notice };
    }
    const email = answer?.data.user?.email ?? '';
    const error = isCodeDue
      ? await adoptSession()
      : (await staff().auth.signInWithPassword({ email, password })).error;
    if (!isCodeDue) void endMailedLinkSession();
    if (error) {
      toast({ kind: 'success', title: texts.saved.title, description: texts.savedOnly });
      return void onDone(texts.savedOnly);
    }
    await passwordChanged();
    onDone();
  }

  return (
    <AuthForm
      schema={isCodeDue ? withCode : schema}
      initial={{ password: '', code: '' }}
      label={texts.submit}
      texts={texts}
      onSubmit={submit}
    >
      <HiddenEmail email={link.email} />
      <NewPasswordField name="password" />
      {isCodeDue && <CodeField />}
    </AuthForm>
  );
}
