import * as Alert from '@radix-ui/react-alert-dialog';
import { useState } from 'react';
import { adminSpam as texts } from '@/content/en/admin-spam';
import { WorkedOn } from '../changes/spam-question';
import { useDeleteSpam } from './use-delete-spam';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { useRight } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';

interface DeleteSpamButtonProps {
  children: string;
  /** By default, all spam of the list. */
  ids?: readonly string[];
  count: number;
  onDone: () => void;
}

/** Deletes spam after a question; only for those who delete for good. */
export function DeleteSpamButton({ children, ids, count, onDone }: DeleteSpamButtonProps) {
  const isAllowed = useRight('deleteForGood');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError, data, reset } = useDeleteSpam();
  const left = data?.left ?? [];

  function confirm() {
    if (isPending) return;
    const deletion =
      left.length > 0
        ? { ids: left.map(({ id }) => id), isConfirmed: true }
        : { ids, isConfirmed: false };
    mutate(deletion, {
      onSuccess: (result) => result.left.length === 0 && onDone(),
      onSettled: () => setAsking(false),
    });
  }

  function keep() {
    reset();
    onDone();
  }

  if (!isAllowed) return null;
  return (
    <>
      <ToolButton variant="danger" onClick={() => setAsking(true)}>
        {children}
      </ToolButton>
      {isError && (
        <p role="alert" className="font-semibold text-bad">
          {texts.deleteFailed}
        </p>
      )}
      {(isAsking || left.length > 0) && (
        <Dialog
          title={
            left.length > 0 ? texts.deleteWorkedOnTitle(left.length) : texts.deleteTitle(count)
          }
          text={left.length > 0 ? texts.deleteWorkedOnText : texts.deleteText}
          onClose={left.length > 0 ? keep : () => setAsking(false)}
        >
          <WorkedOn records={left} />
          <DialogActions>
            <Alert.Cancel asChild>
              <ToolButton {...safeAnswer}>{texts.cancel}</ToolButton>
            </Alert.Cancel>
            <ToolButton variant="danger" aria-disabled={isPending || undefined} onClick={confirm}>
              {isPending ? texts.deleting : texts.confirm(left.length || count)}
            </ToolButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
