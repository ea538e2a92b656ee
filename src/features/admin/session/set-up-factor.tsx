import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isAuthError } from '@supabase/supabase-js';
import { useState } from 'react';
import { FormNotice } from '@/components/form/form-notice';
import { CopyButton } from '@/components/ui/copy-button';
import { adminSession } from '@/content/en/admin-session';
import { admin } from '@/content/en/admin';
import { Dialog, DialogActions } from '../ui/dialog';
import { Skeleton } from '../ui/list-states';
import { authProblem } from './passwords';
import { CodeForm } from './code-form';
import { factorsQuery, newFactorQuery } from './factors';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

const { factor, login } = adminSession;
const { setUp: texts } = factor;

interface SetUpFactorProps {
  /** Nothing else can be done before; `onClose` then signs out. */
  isRequired?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The key for the phone, its first code, then the codes for a lost phone. */
export function SetUpFactor({ isRequired = false, onDone, onClose }: SetUpFactorProps) {
  const client = useQueryClient();
  const { data: newFactor, error } = useQuery(newFactorQuery);
  const [isSetUp, setSetUp] = useState(false);
  if (isSetUp) return <RecoveryCodes onKept={onDone} />;
  const cancel = isRequired ? admin.signOut : factor.cancel;
  return (
    <Dialog
      title={texts.title}
      text={isRequired ? `${texts.required} ${texts.text}` : texts.text}
      isVeiled={isRequired}
      onClose={onClose}
    >
      {newFactor && <FactorKey {...newFactor.totp} />}
      {newFactor && (
        <CodeForm
          factorId={newFactor.id}
          submit={texts.submit}
          cancel={cancel}
          onVerified={() => {
            setSetUp(true);
            void client.invalidateQueries({ queryKey: factorsQuery.queryKey });
          }}
        />
      )}
      {error && (
        <FormNotice>{isAuthError(error) ? authProblem(error) : login.unreachable}</FormNotice>
      )}
      {!newFactor && !error && <Skeleton label={texts.loading} />}
      {!newFactor && <DialogActions cancel={cancel} />}
    </Dialog>
  );
}

/** The key as a picture for another device, as a link for this one, and in groups of four to type. */
function FactorKey({ qr_code, uri, secret }: Record<'qr_code' | 'uri' | 'secret', string>) {
  return (
    <>
      <QrCode image={qr_code} label={texts.picture} />
      <a href={uri} className="self-center text-link underline underline-offset-4">
        {texts.openApp}
      </a>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {texts.key}
        <code className="font-mono wrap-anywhere">
          {secret.match(/.{1,4}/g)?.map((group, index) => (
            <span key={index} className="me-2">
              {group}
            </span>
          ))}
        </code>
        <CopyButton text={secret} />
      </p>
    </>
  );
}
