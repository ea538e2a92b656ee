import * as Alert from '@radix-ui/react-alert-dialog';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { draftsOf } from '@/lib/drafts';
import { Dialog, DialogActions, safeAnswer } from '../ui/dialog';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { isAnythingUnsaved } from '../ui/unsaved';

const { signOut: texts } = adminDetail;

/** Signs out, and asks first if text would be lost: drafts are deleted on signing out. */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  const { id } = useStaffUser();
  const [asking, setAsking] = useState(false);

  function signOut() {
    if (isAnythingUnsaved() || draftsOf(id).any()) setAsking(true);
    else onSignOut();
  }

  return (
    <>
      <ToolButton className="max-md:min-w-11" onClick={signOut}>
        <LogOut aria-hidden className="size-4.5 md:hidden" strokeWidth={1.5} />
        <span className="max-md:sr-only">{admin.signOut}</span>
      </ToolButton>
      {asking && (
        <Dialog title={texts.title} text={texts.text} onClose={() => setAsking(false)}>
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
      )}
    </>
  );
}
