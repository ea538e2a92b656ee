import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { ToolButton } from '../ui/tool-button';
import { ChangeDialog } from './change-dialog';
import { RoleField } from './role-field';
import { setRole, useTeamChange, type MemberProps } from './team-queries';

const { changeRole: texts, roles, includes } = adminTeam;

/** Changes a colleague's role after a question. */
export function RoleButton(props: MemberProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ToolButton variant="text" aria-label={texts.of(props.who)} onClick={() => setAsking(true)}>
        {texts.open}
      </ToolButton>
      {asking && <RoleDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function RoleDialog({ member, who, onClose }: MemberProps & { onClose: () => void }) {
  const [role, setChosen] = useState(member.role);
  const { mutate, isPending } = useTeamChange(setRole, {
    onSuccess: () => toast({ kind: 'success', title: texts.done(who, roles[role]) }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.failed }),
  });
  return (
    <ChangeDialog
      texts={texts}
      text={texts.text(who)}
      variant="filled"
      isReady={role !== member.role}
      isPending={isPending}
      onConfirm={() => mutate({ user_id: member.id, role }, { onSettled: onClose })}
      onClose={onClose}
    >
      <div>
        <RoleField label={texts.label} value={role} onChange={setChosen} />
        <p className="pt-1 text-quiet">{includes[role]}</p>
      </div>
    </ChangeDialog>
  );
}
