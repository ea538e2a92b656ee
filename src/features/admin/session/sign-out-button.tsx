import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { draftsOf } from '@/lib/drafts';
import { QuestionDialog } from '../ui/question-dialog';
import { useStaffUser } from '../ui/staff-user';
import { ToolButton } from '../ui/tool-button';
import { isAnythingUnsaved } from '../ui/unsaved';

const { signOut: texts } = adminDetail;

/** Signs out; asks first if that would lose typed text. */
export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  const { id } = useStaffUser();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton
        aria-label={admin.signOut}
        title={admin.signOut}
        className="font-normal max-lg:border-transparent max-md:min-w-11 lg:w-full lg:justify-start lg:gap-2.5 lg:border-transparent lg:px-2"
        onClick={() => {
          // Drafts are deleted on signing out.
          if (isAnythingUnsaved() || draftsOf(id).hasAny()) setAsking(true);
          else onSignOut();
        }}
      >
        <LogOut aria-hidden className="size-4.5" strokeWidth={1.5} />
        <span className="max-lg:hidden">{admin.signOut}</span>
      </ToolButton>
      {isAsking && (
        <QuestionDialog
          title={texts.title}
          text={texts.text}
          cancel={texts.stay}
          yes={texts.discard}
          isDestructive
          onYes={() => void onSignOut()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
