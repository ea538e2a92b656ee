import * as Alert from '@radix-ui/react-alert-dialog';
import { useState } from 'react';
import { adminSpam as texts } from '@/content/en/admin-spam';
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
  const { mutate, isPending, isError } = useDeleteSpam();

  function confirm() {
    if (isPending) return;
    mutate(ids, { onSuccess: onDone, onSettled: () => setAsking(false) });
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
      {isAsking && (
        <Dialog
          title={texts.deleteTitle(count)}
          text={texts.deleteText}
          onClose={() => setAsking(false)}
        >
          <DialogActions>
            <Alert.Cancel asChild>
              <ToolButton {...safeAnswer}>{texts.cancel}</ToolButton>
            </Alert.Cancel>
            <ToolButton variant="danger" aria-disabled={isPending || undefined} onClick={confirm}>
              {isPending ? texts.deleting : texts.confirm(count)}
            </ToolButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
