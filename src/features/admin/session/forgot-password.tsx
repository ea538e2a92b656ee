import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormNotice } from '@/components/form/form-notice';
import { admin } from '@/content/en/admin';
import { staff } from '@/lib/supabase/staff';
import { AuthForm, EmailField, Submit } from './auth-form';
import { isUnreachable } from './auth-words';
import { emailAddress } from './login-schema';
import { TextButton } from './screens';

const { forgot: texts, login } = admin;

const schema = z.object({ email: emailAddress });
type Values = z.infer<typeof schema>;

interface ForgotPasswordProps {
  email: string;
  problem?: string | undefined;
}

/** Asks for a link to a new password. The answer is the same for every address: it tells nobody who has an account. */
export function ForgotPassword({ email, problem }: ForgotPasswordProps) {
  const [notice, setNotice] = useState(problem);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email } });

  async function submit({ email: address }: Values) {
    setNotice(undefined);
    const redirectTo = `${location.origin}/admin`;
    const { error } = await staff().auth.resetPasswordForEmail(address, { redirectTo });
    // Too many requests are told for known addresses alone.
    if (error && error.status !== 429 && isUnreachable(error)) setNotice(login.unreachable);
    else setSentTo(address);
  }

  if (sentTo) {
    return (
      <>
        <output
          ref={(element) => element?.focus()}
          tabIndex={-1}
          className="flex items-start gap-2.5 border-y border-hairline py-3 wrap-anywhere outline-none"
        >
          <MailCheck aria-hidden className="size-5 shrink-0 text-good" strokeWidth={1.5} />
          {texts.sent(sentTo)}
        </output>
        <p className="text-quiet">{texts.missing}</p>
        <TextButton onClick={() => setSentTo(undefined)}>{texts.again}</TextButton>
      </>
    );
  }
  return (
    <>
      {notice && <FormNotice>{notice}</FormNotice>}
      <p className="text-quiet">{texts.text}</p>
      <AuthForm form={form} label={texts.title} onSubmit={submit}>
        <EmailField />
        <Submit texts={texts} busy={form.formState.isSubmitting} />
      </AuthForm>
    </>
  );
}
