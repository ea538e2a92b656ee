import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { staffRoles, type StaffRole } from '@/content/en/admin-roles';
import { formParts } from '@/content/en/form-parts';
import { site } from '@/content/facts/site';
import { textRules } from '@/lib/rules';
import { callFunction } from '@/lib/supabase/public';
import { staff } from '@/lib/supabase/staff';
import { isolated } from '../ui/direction';
import { AuthForm, HiddenEmail, maxStaffName, Submit } from './auth-form';
import { newPassword, NewPasswordField } from './new-password-field';
import { LoadingScreen, RetryScreen, Screen, TextButton } from './screens';

const { invitation: texts, password } = adminSession;

interface InvitationProps {
  secret: string;
  /** Called by those who have joined, or who leave; `notice` says what is left to do. */
  onEnd: (notice?: string) => void;
}

/** The page of a mailed invitation. Nothing happens until its form is sent. */
export function Invitation({ secret, onEnd }: InvitationProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: ({ signal }) => callFunction('read_invitation', { secret }, signal),
    refetchOnWindowFocus: false,
  });
  if (isError) return <RetryScreen {...texts.unknown} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen />;
  const [invitation] = data;
  return invitation ? (
    <JoinForm {...invitation} secret={secret} onEnd={onEnd} onDead={() => void refetch()} />
  ) : (
    <Screen>
      <div role="alert">
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{texts.ended.title}</h1>
        <p className="mt-2 text-quiet">{texts.ended.text}</p>
      </div>
      <TextButton onClick={() => onEnd()}>{adminSession.forgot.back}</TextButton>
    </Screen>
  );
}

const schema = z.object({
  name: textRules(formParts.tooLong).line([1, maxStaffName], texts.nameMissing),
  password: newPassword,
});
type Values = z.infer<typeof schema>;

interface JoinFormProps extends InvitationProps {
  email: string;
  role: string;
  invited_by: string;
  /** The invitation has ended since it was read. */
  onDead: () => void;
}

function JoinForm({ secret, email, role, invited_by, onEnd, onDead }: JoinFormProps) {
  const [notice, setNotice] = useState<string>();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', password: '' },
  });

  async function submit(chosen: Values) {
    setNotice(undefined);
    let address: string | null;
    try {
      address = await callFunction('join_team', { secret, ...chosen });
    } catch {
      setNotice(texts.failed);
      return;
    }
    if (address === null) return onDead();
    const account = { email: address, password: chosen.password };
    const { error } = await staff().auth.signInWithPassword(account);
    if (error) return onEnd(texts.joinedOnly);
    toast({ kind: 'success', ...texts.joined });
    onEnd();
  }

  return (
    <Screen>
      <div>
        <p className="text-quiet">{site.name}</p>
        <h1 className="mt-1 text-title">{texts.title}</h1>
        <p className="mt-2 wrap-anywhere text-quiet">
          {texts.text(isolated(invited_by), staffRoles[role as StaffRole])} {texts.account(email)}
        </p>
      </div>
      <AuthForm form={form} label={texts.submit} onSubmit={submit}>
        <HiddenEmail email={email} />
        <TextField name="name" autoComplete="name" label={texts.name} hint={texts.nameHint} />
        <NewPasswordField name="password" />
        <Submit texts={texts} busy={form.formState.isSubmitting} notice={notice} />
      </AuthForm>
      <TextButton onClick={() => onEnd()}>{password.giveUp}</TextButton>
    </Screen>
  );
}
