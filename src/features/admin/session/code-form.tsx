import { useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '@/components/form/fields';
import { toast } from '@/components/ui/toast';
import { adminSession } from '@/content/en/admin-session';
import { AuthForm } from './auth-form';
import { verifyCode, redeemRecoveryCode } from './factors';
import { Screen, LinkButton } from './screens';

const { factor: texts } = adminSession;
const { recovery } = texts;

/** Pasted codes have spaces. */
export const sixDigits = z.string().check(z.regex(/^\s*(?:\d\s*){6}$/, texts.invalid));
const schema = z.object({ code: sixDigits });

export const CodeField = () => (
  <TextField
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    label={texts.code}
  />
);

interface CodeFormProps {
  factorId?: string;
  submit?: string;
  cancel?: string;
  onVerified?: () => void;
}

export function CodeForm({ factorId, submit = texts.submit, cancel, onVerified }: CodeFormProps) {
  return (
    <AuthForm
      schema={schema}
      initial={{ code: '' }}
      label={texts.open}
      texts={{ submit, busy: texts.busy }}
      focus="code"
      {...(cancel && { cancel })}
      onSubmit={async ({ code }) => {
        const problem = await verifyCode(code, { factorId });
        if (problem) return { field: 'code', problem };
        onVerified?.();
      }}
    >
      <CodeField />
    </AuthForm>
  );
}

const recoverySchema = z.object({ recovery: z.string().check(z.minLength(1, recovery.missing)) });

export function SignInCode({ onRecovered }: { onRecovered?: () => void }) {
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  return (
    <>
      <p className="text-quiet">{usesRecoveryCode ? recovery.text : texts.due.fromApp}</p>
      {usesRecoveryCode ? <RecoveryForm onRecovered={onRecovered} /> : <CodeForm />}
      <LinkButton onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
        {usesRecoveryCode ? recovery.back : recovery.use}
      </LinkButton>
    </>
  );
}

function RecoveryForm({ onRecovered }: { onRecovered: (() => void) | undefined }) {
  return (
    <AuthForm
      schema={recoverySchema}
      initial={{ recovery: '' }}
      label={texts.open}
      texts={texts}
      focus="recovery"
      onSubmit={async (typed) => {
        const problem = await redeemRecoveryCode(typed.recovery);
        if (problem) return { field: 'recovery', problem };
        onRecovered?.();
        toast({ kind: 'success', ...recovery.used });
      }}
    >
      <TextField
        name="recovery"
        autoComplete="off"
        spellCheck={false}
        label={recovery.label}
        hint={recovery.hint}
      />
    </AuthForm>
  );
}

interface CodeScreenProps {
  email: string;
  onRecovered: () => void;
  onLeave: () => void;
}

export function CodeScreen({ email, onRecovered, onLeave }: CodeScreenProps) {
  return (
    <Screen title={texts.due.title} text={texts.due.text(email)}>
      <SignInCode onRecovered={onRecovered} />
      <LinkButton onClick={onLeave}>{texts.otherAccount}</LinkButton>
    </Screen>
  );
}
