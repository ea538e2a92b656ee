import { adminDetail } from '@/content/en/admin-detail';
import { Dialog, DialogActions } from '../ui/dialog';
import { ToolButton } from '../ui/tool-button';

const { signOut: texts } = adminDetail;

interface SignOutDialogProps {
  onClose: () => void;
  onSignOut: () => void;
}

/** Asks before text is lost. */
export function SignOutDialog({ onClose, onSignOut }: SignOutDialogProps) {
  return (
    <Dialog title={texts.title} text={texts.text} onClose={onClose}>
      <DialogActions variant="filled" cancel={texts.stay}>
        <ToolButton variant="danger" onClick={onSignOut}>
          {texts.discard}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
