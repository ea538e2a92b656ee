import * as Alert from '@radix-ui/react-alert-dialog';
import { useId, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { ToolButton } from '../ui/tool-button';
import { removeColleague, useTeamChange, type Member } from './team-queries';

const { remove: texts } = adminTeam;

interface RemoveButtonProps {
  member: Member;
  who: string;
  team: readonly Member[];
}

/** Removes a colleague, and asks who takes over what is assigned to them. */
export function RemoveButton({ member, who, team }: RemoveButtonProps) {
  const [asking, setAsking] = useState(false);
  const [successor, setSuccessor] = useState('');
  const id = useId();
  const { user_id, assigned } = member;
  const { mutate, isPending } = useTeamChange(removeColleague, {
    onSuccess: () => toast({ kind: 'success', title: texts.done(who) }),
    onError: () => {
      setAsking(false);
      toast({ kind: 'error', title: admin.error, description: texts.failed });
    },
  });

  return (
    <>
      <ToolButton
        variant="text"
        aria-label={texts.of(who)}
        className="-mx-3 justify-self-start"
        onClick={() => setAsking(true)}
      >
        {texts.open}
      </ToolButton>
      {asking && (
        <Dialog title={texts.title} text={texts.text(who)} onClose={() => setAsking(false)}>
          {assigned > 0 && (
            <div>
              <label htmlFor={id} className="block pb-1 font-semibold">
                {texts.assigned(assigned)}
              </label>
              <select
                id={id}
                value={successor}
                aria-describedby={`${id}-hint`}
                onChange={(event) => setSuccessor(event.target.value)}
                className="h-11 w-full min-w-0 rounded border border-edge bg-raised px-2 md:h-9 pointer-coarse:h-11"
              >
                <option value="">{texts.nobody}</option>
                {team
                  .filter((one) => one.user_id !== user_id)
                  .map((one) => (
                    <option key={one.user_id} value={one.user_id}>
                      {one.name ?? one.email}
                    </option>
                  ))}
              </select>
              <p id={`${id}-hint`} className="pt-1 text-quiet">
                {texts.onlyIncluded}
              </p>
            </div>
          )}
          <DialogActions>
            <Alert.Cancel asChild>
              <ToolButton {...safeAnswer}>{texts.cancel}</ToolButton>
            </Alert.Cancel>
            <ToolButton
              variant="danger"
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && mutate({ user_id, ...(successor && { successor }) })}
            >
              {isPending ? texts.busy : texts.open}
            </ToolButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
