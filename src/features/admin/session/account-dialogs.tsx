import * as Alert from '@radix-ui/react-alert-dialog';
import { KeyRound, MonitorX } from 'lucide-react';
import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { controlClasses, FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { cx } from '@/lib/cx';
import { normalizeLine } from '@/lib/normalize-text';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { refresh } from '../ui/refresh';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { maxStaffName } from './auth-form';
import { ChangePassword } from './change-password';
import { endOtherSessions } from './new-password-field';

const { account: texts, roles } = adminTeam;

/** One's own account: name, password, other devices. */
export function AccountDialogs({ onClose }: { onClose: () => void }) {
  const [isChanging, setChanging] = useState(false);
  return isChanging ? (
    <ChangePassword onClose={onClose} />
  ) : (
    <AccountDialog onClose={onClose} onChangePassword={() => setChanging(true)} />
  );
}

interface AccountDialogProps {
  onClose: () => void;
  onChangePassword: () => void;
}

function AccountDialog({ onClose, onChangePassword }: AccountDialogProps) {
  const { email, role } = useStaffUser();
  const { mutate, isPending } = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: (ended) =>
      ended
        ? toast({ kind: 'success', title: texts.signedOut })
        : toast({ kind: 'error', title: admin.error, description: texts.signOutFailed }),
  });
  return (
    <Dialog
      title={texts.open}
      text={texts.text(email, roles[role])}
      focus="input"
      onClose={onClose}
    >
      <NameForm />
      <div className="flex flex-col items-start gap-2 border-t border-hairline pt-4">
        <ToolButton onClick={onChangePassword}>
          <KeyRound aria-hidden className="size-4.5" strokeWidth={1.5} />
          {adminSession.password.change.open}
        </ToolButton>
        <ToolButton aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
          <MonitorX aria-hidden className="size-4.5" strokeWidth={1.5} />
          {texts.signOutOthers}
        </ToolButton>
      </div>
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton {...safeAnswer}>{texts.close}</ToolButton>
        </Alert.Cancel>
      </DialogActions>
    </Dialog>
  );
}

function NameForm() {
  const { name } = useStaffUser();
  const client = useQueryClient();
  const [written, setWritten] = useState(name ?? '');
  const id = useId();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (chosen: string) => dataOf(await staff().rpc('set_name', { name: chosen })),
    onSuccess: () => {
      toast({ kind: 'success', title: texts.saved });
      void refresh(client, 'admin_users', 'colleagues');
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isPending) mutate(normalizeLine(written));
      }}
    >
      <label htmlFor={id} className="block pb-1 font-semibold">
        {texts.name}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          dir="auto"
          autoComplete="name"
          maxLength={maxStaffName}
          value={written}
          readOnly={isPending}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={(event) => setWritten(event.target.value)}
          className={cx(controlClasses, 'min-h-11! min-w-0 grow basis-48 py-1.5! md:min-h-9!')}
        />
        <ToolButton type="submit" aria-disabled={isPending || undefined}>
          {texts.save}
        </ToolButton>
      </div>
      <p id={`${id}-hint`} className="pt-1 text-quiet">
        {texts.nameHint}
      </p>
      <FieldError id={`${id}-problem`} message={isError ? texts.saveFailed : undefined} />
    </form>
  );
}
