import { useId, useState } from 'react';
import { adminTeam } from '@/content/en/admin-team';
import { RequestError } from '@/lib/supabase/request-error';
import { AddressForm } from '../ui/address-form';
import { RoleField } from './role-field';
import { invite, useTeamChange, type Role } from './team-queries';

const { invite: texts, includes, role: roleLabel } = adminTeam;

export function InviteForm() {
  const [role, setRole] = useState<Role>('sales');
  const titleId = useId();
  const { mutateAsync } = useTeamChange(invite);

  return (
    <div className="grid gap-1.5 py-4">
      <h3 id={titleId} className="text-[1rem] font-bold tracking-tight">
        {texts.title}
      </h3>
      <AddressForm
        texts={texts}
        hint={`${includes[role]}. ${texts.hint}`}
        labelledBy={titleId}
        add={(email) => mutateAsync({ email, role })}
        refusalOf={refusalOf}
      >
        <div className="w-44">
          <RoleField label={roleLabel} value={role} onChange={setRole} />
        </div>
      </AddressForm>
    </div>
  );
}

function refusalOf(error: Error): string {
  const status = error instanceof RequestError ? error.status : 0;
  return status === 409 ? texts.already : status === 400 ? texts.invalid : texts.failed;
}
