import { CalendarOff, KeyRound, MonitorX } from 'lucide-react';
import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { controlClasses, FieldError } from '@/components/form/field';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminAway } from '@/content/en/admin-away';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { cx } from '@/lib/cx';
import { normalizeLine } from '@/lib/normalize-text';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { AwayDialog } from '../changes/away-dialog';
import { Dialog, DialogActions } from '../ui/dialog';
import { refresh } from '../ui/refresh';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { maxStaffName } from './auth-form';
import { ChangePassword } from './change-password';
import { endOtherSessions } from './new-password-field';

const { account: texts, roles } = adminTeam;

/** One's own account: name and signature, password, other devices, absence. */
export function AccountDialogs({ onClose }: { onClose: () => void }) {
  const { id } = useStaffUser();
  const [part, setPart] = useState<Part>();
  switch (part) {
    case 'password':
      return <ChangePassword onClose={onClose} />;
    case 'away':
      return <AwayDialog id={id} who={null} onClose={onClose} />;
    default:
      return <AccountDialog onClose={onClose} onOpen={setPart} />;
  }
}

type Part = 'password' | 'away';

interface AccountDialogProps {
  onClose: () => void;
  onOpen: (part: Part) => void;
}

function AccountDialog({ onClose, onOpen }: AccountDialogProps) {
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
      <ProfileForm />
      <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
        <ToolButton onClick={() => onOpen('away')}>
          <CalendarOff aria-hidden className="size-4.5" strokeWidth={1.5} />
          {adminAway.open}
        </ToolButton>
        <ToolButton onClick={() => onOpen('password')}>
          <KeyRound aria-hidden className="size-4.5" strokeWidth={1.5} />
          {adminSession.password.change.open}
        </ToolButton>
        <ToolButton inactive={isPending} onClick={() => mutate()}>
          <MonitorX aria-hidden className="size-4.5" strokeWidth={1.5} />
          {texts.signOutOthers}
        </ToolButton>
      </div>
      <DialogActions cancel={texts.close} />
    </Dialog>
  );
}

/** The name that colleagues see, and what else stands below one's replies. */
function ProfileForm() {
  const { name, jobTitle, phone } = useStaffUser();
  const client = useQueryClient();
  const id = useId();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (profile: Profile) => dataOf(await staff().rpc('set_profile', profile)),
    onSuccess: () => {
      toast({ kind: 'success', title: texts.saved });
      void refresh(client, 'admin_users', 'colleagues');
    },
  });
  const field = (key: keyof Profile, value: string | null, autoComplete: string, hint?: string) => (
    <div>
      <label htmlFor={`${id}-${key}`} className="block pb-1 font-semibold">
        {texts.profile[key]}
      </label>
      <input
        id={`${id}-${key}`}
        name={key}
        dir="auto"
        autoComplete={autoComplete}
        maxLength={maxLengths[key]}
        defaultValue={value ?? ''}
        readOnly={isPending}
        aria-describedby={`${id}-${key}-hint ${id}-problem`}
        className={cx(controlClasses, 'min-h-11! py-1.5! md:min-h-9!')}
      />
      <p id={`${id}-${key}-hint`} className="pt-1 text-quiet empty:hidden">
        {hint}
      </p>
    </div>
  );
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const data = new FormData(event.currentTarget);
        const written = (key: keyof Profile) => normalizeLine(String(data.get(key)));
        if (isPending) return;
        mutate({ name: written('name'), job_title: written('job_title'), phone: written('phone') });
      }}
    >
      {field('name', name, 'name', texts.nameHint)}
      {field('job_title', jobTitle, 'organization-title')}
      {field('phone', phone, 'tel', texts.signatureHint)}
      <FieldError id={`${id}-problem`} message={isError ? texts.saveFailed : undefined} />
      <ToolButton type="submit" inactive={isPending} className="self-start">
        {texts.save}
      </ToolButton>
    </form>
  );
}

type Profile = Record<'name' | 'job_title' | 'phone', string>;

/** The database's limits, in characters. */
const maxLengths: Record<keyof Profile, number> = { name: maxStaffName, job_title: 100, phone: 40 };
