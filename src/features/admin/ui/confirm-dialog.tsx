import * as Alert from '@radix-ui/react-alert-dialog';
import { Dialog, DialogActions, safeAnswer } from './dialog';
import { ToolButton } from './tool-button';

interface ConfirmDialogProps {
  title: string;
  text: string;
  cancel: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted. It stays until its owner closes it: the deed may fail. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, cancel, confirm, busy, onConfirm, onClose } = props;
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton {...safeAnswer}>{cancel}</ToolButton>
        </Alert.Cancel>
        <ToolButton
          look="danger"
          aria-disabled={busy || undefined}
          onClick={() => !busy && onConfirm()}
        >
          {confirm}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
