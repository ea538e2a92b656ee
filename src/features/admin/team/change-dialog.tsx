import * as Alert from '@radix-ui/react-alert-dialog';
import { useState, type ReactNode } from 'react';
import type { Colleague } from '../ui/colleagues';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { useStaffQuery } from '../ui/staff-query';
import { ToolButton } from '../ui/tool-button';
import { whatEndsQuery, type Role } from './team-queries';
import { WhatEnds } from './what-ends';

interface ChangeDialogProps {
  member: Colleague;
  team: readonly Colleague[];
  /** The role that the colleague gets; null if none. */
  newRole: Role | null;
  texts: { title: string; cancel: string; submit: string; busy: string };
  text: string;
  isPending: boolean;
  onConfirm: (successor: { successor?: string }) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a colleague loses something, and who takes over their records. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { member, team, newRole, texts, text, isPending, onConfirm, onClose, children } = props;
  const [successor, setSuccessor] = useState('');
  const ends = useStaffQuery(whatEndsQuery(member.id, newRole));
  const isReady = ends.data !== undefined && !isPending && newRole !== member.role;

  return (
    <Dialog title={texts.title} text={text} onClose={onClose}>
      {children}
      {newRole !== member.role && (
        <WhatEnds
          ends={ends}
          successors={team.filter((one) => one.id !== member.id)}
          successor={successor}
          onSuccessor={setSuccessor}
        />
      )}
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton {...safeAnswer}>{texts.cancel}</ToolButton>
        </Alert.Cancel>
        <ToolButton
          variant={newRole ? 'filled' : 'danger'}
          aria-disabled={!isReady || undefined}
          onClick={() => isReady && onConfirm(successor ? { successor } : {})}
        >
          {isPending ? texts.busy : texts.submit}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
