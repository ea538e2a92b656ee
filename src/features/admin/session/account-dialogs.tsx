import { CalendarOff, KeyRound, MonitorX, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { adminAway } from '@/content/en/admin-away';
import { adminSession } from '@/content/en/admin-session';
import { adminTeam } from '@/content/en/admin-team';
import { normalizeLine } from '@/lib/normalize-text';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { AwayDialog } from '../changes/away-dialog';
import { QuestionDialog } from '../ui/question-dialog';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { useCommand } from '../ui/use-command';
import { profileLimits } from './account-fields';
import { ChangePassword } from './change-password';
import { Devices } from './devices';
import { SecondFactor } from './second-factor';

const { account: texts, roles } = adminTeam;

export function AccountDialogs({ onClose }: { onClose: () => void }) {
  const { id, email, role, name, jobTitle, phone } = useStaffUser();
  const [part, setPart] = useState<(typeof parts)[number]['name']>();
  const closePart = () => setPart(undefined);
  const profile = useCommand({
    run: saveProfile,
    changes: ['admin_users'],
    done: texts.saved,
    failed: texts.saveFailed,
    isQuiet: true,
  });
  return (
    <>
      <QuestionDialog
        title={texts.open}
        text={texts.text(email, roles[role])}
        fields={{
          name: {
            label: texts.profile.name,
            hint: texts.nameHint,
            value: name,
            autoComplete: 'name',
            maxLength: profileLimits.name,
          },
          job_title: {
            label: texts.profile.job_title,
            value: jobTitle,
            autoComplete: 'organization-title',
            maxLength: profileLimits.jobTitle,
          },
          phone: {
            label: texts.profile.phone,
            hint: texts.signatureHint,
            value: phone,
            autoComplete: 'tel',
            maxLength: profileLimits.phone,
          },
        }}
        cancel={texts.close}
        yes={texts.save}
        onYes={profile.run}
        onClose={onClose}
      >
        <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
          {parts.map(({ name: partName, Icon, label }) => (
            <ToolButton key={partName} onClick={() => setPart(partName)}>
              <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
              {label}
            </ToolButton>
          ))}
        </div>
      </QuestionDialog>
      {part === 'password' && <ChangePassword onClose={closePart} />}
      {part === 'factor' && <SecondFactor onClose={closePart} />}
      {part === 'devices' && <Devices onClose={closePart} />}
      {part === 'away' && <AwayDialog colleagueId={id} colleagueName={null} onClose={closePart} />}
    </>
  );
}

const parts = [
  { name: 'away', Icon: CalendarOff, label: adminAway.open },
  { name: 'password', Icon: KeyRound, label: adminSession.password.change.open },
  { name: 'factor', Icon: Smartphone, label: adminSession.factor.open },
  { name: 'devices', Icon: MonitorX, label: adminSession.devices.open },
] as const;

type Profile = Record<'name' | 'job_title' | 'phone', string>;

async function saveProfile({ name, job_title, phone }: Profile) {
  const saving = staff().rpc('set_profile', {
    name: normalizeLine(name),
    job_title: normalizeLine(job_title),
    phone: normalizeLine(phone),
  });
  return dataOf(await saving);
}
