import type { AuthError } from '@supabase/supabase-js';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import {
  adoptSession,
  endMailedLinkSession,
  isLinkOver,
  mailedLinkAuth,
  redeemLink,
  setPassword,
  type MailedLink,
} from '@/lib/supabase/mailed-link';
import { staff } from '@/lib/supabase/staff';
import { HiddenEmail, newPasswordSchema, NewPasswordField } from './account-fields';
import { AuthForm, type FormRefusal } from './auth-form';
import { authProblem, passwordRefusal, finishPasswordChange } from './passwords';
import { CodeField, sixDigits } from './code-form';
import { verifyCode } from './factors';
import { Screen, LinkButton } from './screens';

const { password: texts, link: linkTexts } = adminSession;

interface LinkProps {
  link: MailedLink;
  /** `notice` says what is left to do before one is signed in. */
  onDone: (notice?: string) => void;
  onInvalid: () => void;
}

export function MailedLinkScreen({ onGiveUp, ...props }: LinkProps & { onGiveUp: () => void }) {
  const { purpose, email } = props.link;
  const isConfirmation = purpose === 'confirmation';
  const { title, text } = isConfirmation ? linkTexts.confirm : texts.chosenBy[purpose];
  const Form = isConfirmation ? ConfirmForm : PasswordForm;
  return (
    <Screen title={title} text={isConfirmation ? text : email && `${text} ${email}`}>
      <Form {...props} />
      <LinkButton onClick={onGiveUp}>{isConfirmation ? linkTexts.giveUp : texts.giveUp}</LinkButton>
    </Screen>
  );
}

/** Confirms an address; the next step is signing in with the password. */
function ConfirmForm({ link, onDone, onInvalid }: LinkProps) {
  async function submit() {
    const error = await redeemLink(link);
    if (error && isLinkOver(error)) return void onInvalid();
    if (error) return { notice: authProblem(error) };
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

const schema = z.object({ password: newPasswordSchema(), code: z.string() });
const schemaWithCode = z.extend(schema, { code: sixDigits });
type Values = z.infer<typeof schema>;
type Refusal = FormRefusal<keyof Values>;

/** The link is redeemed with the first password that is sent. */
function PasswordForm({ link, onDone, onInvalid }: LinkProps) {
  const isRedeemed = useRef(false);
  const [isCodeDue, setCodeDue] = useState(false);
  async function submit({ password, code }: Values): Promise<Refusal | undefined> {
    const redeemError = isRedeemed.current ? null : await redeemLink(link);
    if (redeemError) return refuse(redeemError);
    isRedeemed.current = true;
    const codeProblem = isCodeDue ? await verifyCode(code, { auth: mailedLinkAuth() }) : undefined;
    if (codeProblem) return { field: 'code', problem: codeProblem };
    const { data, error } = await setPassword(password);
    if (error) return refuse(error);
    if (await signIn(data.user.email ?? '', password)) {
      await finishPasswordChange();
      onDone();
    } else {
      toast({ kind: 'success', title: texts.saved.title, description: texts.savedOnly });
      onDone(texts.savedOnly);
    }
  }
  function refuse(error: AuthError): Refusal | undefined {
    if (isLinkOver(error)) return void onInvalid();
    if (error.code !== 'insufficient_aal') return passwordRefusal(error, 'password');
    setCodeDue(true);
    return { notice: adminSession.factor.alsoDue };
  }
  /** The session that was given a code goes on; otherwise the new password opens one. Returns whether that worked. */
  async function signIn(email: string, password: string): Promise<boolean> {
    if (isCodeDue) return !(await adoptSession());
    const { error } = await staff().auth.signInWithPassword({ email, password });
    void endMailedLinkSession();
    return !error;
  }
  return (
    <AuthForm
      schema={isCodeDue ? schemaWithCode : schema}
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
