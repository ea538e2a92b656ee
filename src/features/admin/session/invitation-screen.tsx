import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { staffRoles, type StaffRole } from '@/content/en/admin-roles';
import { formParts } from '@/content/en/form-parts';
import { textRules } from '@/lib/rules';
import { callFunction } from '@/lib/supabase/public';
import { staff } from '@/lib/supabase/staff';
import { isolate } from '../ui/direction';
import { HiddenEmail, profileLimits, newPasswordSchema, NewPasswordField } from './account-fields';
import { AuthForm } from './auth-form';
import { LoadingScreen, RetryScreen, Screen, LinkButton } from './screens';

const { invitation: texts, password } = adminSession;

interface InvitationScreenProps {
  secret: string;
  /** Called by those who have joined, or who leave; `notice` says what is left to do. */
  onLeave: (notice?: string) => void;
}

/** The page of a mailed invitation. Nothing happens until its form is sent. */
export function InvitationScreen({ secret, onLeave }: InvitationScreenProps) {
  const {
    data: invitations,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: ({ signal }) => callFunction('read_invitation', { secret }, signal),
    refetchOnWindowFocus: false,
  });
  if (isError) return <RetryScreen {...texts.unknown} onRetry={() => void refetch()} />;
  if (!invitations) return <LoadingScreen />;
  const [invitation] = invitations;
  return invitation ? (
    <JoinForm {...invitation} secret={secret} onLeave={onLeave} onInvalid={() => void refetch()} />
  ) : (
    <Screen isAlert {...texts.ended}>
      <LinkButton onClick={() => onLeave()}>{adminSession.forgot.back}</LinkButton>
    </Screen>
  );
}

const schema = z.object({
  name: textRules(formParts.tooLong).line([1, profileLimits.name], texts.nameMissing),
  password: newPasswordSchema(),
});

interface JoinFormProps extends InvitationScreenProps {
  email: string;
  role: string;
  invited_by: string;
  /** The invitation has ended since it was read. */
  onInvalid: () => void;
}

function JoinForm({ secret, email, role, invited_by, onLeave, onInvalid }: JoinFormProps) {
  async function submit(values: z.infer<typeof schema>) {
    const address = await callFunction('join_team', { secret, ...values }).catch(() => undefined);
    if (address === undefined) return { notice: texts.failed };
    if (address === null) return void onInvalid();
    const account = { email: address, password: values.password };
    const { error } = await staff().auth.signInWithPassword(account);
    if (error) return void onLeave(texts.joinedOnly);
    toast({ kind: 'success', ...texts.joined });
    onLeave();
  }
  return (
    <Screen
      title={texts.title}
      text={`${texts.text(isolate(invited_by), staffRoles[role as StaffRole])} ${texts.account(email)}`}
    >
      <AuthForm
        schema={schema}
        initial={{ name: '', password: '' }}
        label={texts.submit}
        texts={texts}
        onSubmit={submit}
      >
        <HiddenEmail email={email} />
        <TextField name="name" autoComplete="name" label={texts.name} hint={texts.nameHint} />
        <NewPasswordField name="password" />
      </AuthForm>
      <LinkButton onClick={() => onLeave()}>{password.giveUp}</LinkButton>
    </Screen>
  );
}
