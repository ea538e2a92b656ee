import * as Alert from '@radix-ui/react-alert-dialog';
import { adminDetail } from '@/content/en/admin-detail';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
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
      <DialogActions>
        <Alert.Cancel asChild>
          <ToolButton variant="filled" {...safeAnswer}>
            {texts.stay}
          </ToolButton>
        </Alert.Cancel>
        <ToolButton variant="danger" onClick={onSignOut}>
          {texts.discard}
        </ToolButton>
      </DialogActions>
    </Dialog>
  );
}
