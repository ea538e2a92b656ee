import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { ToolButton } from '../ui/tool-button';
import { ChangeDialog } from './change-dialog';
import { removeColleague, useTeamChange, type MemberProps } from './team-queries';

const { remove: texts } = adminTeam;

/** Removes a colleague after a question. */
export function RemoveButton({ member, who }: MemberProps) {
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
          texts={texts}
          text={texts.text(who)}
          variant="danger"
          isPending={isPending}
          onConfirm={() => mutate({ user_id: member.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
