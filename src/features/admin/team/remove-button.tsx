import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { ToolButton } from '../ui/tool-button';
import { ChangeDialog } from './change-dialog';
import { removeColleague, useTeamChange, type MemberProps } from './team-queries';

const { remove: texts } = adminTeam;

/** Removes a colleague, and asks who takes over what is assigned to them. */
export function RemoveButton({ member, who, team }: MemberProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useTeamChange(removeColleague, {
    onSuccess: () => toast({ kind: 'success', title: texts.done(who) }),
    onError: () => {
      setAsking(false);
      toast({ kind: 'error', title: admin.error, description: texts.failed });
    },
  });

  return (
    <>
      <ToolButton variant="text" aria-label={texts.of(who)} onClick={() => setAsking(true)}>
        {texts.submit}
      </ToolButton>
      {asking && (
        <ChangeDialog
          member={member}
          team={team}
          newRole={null}
          texts={texts}
          text={texts.text(who)}
          isPending={isPending}
          onConfirm={(successor) => mutate({ user_id: member.id, ...successor })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
