import { useState } from 'react';
import { draftsOf } from '@/lib/drafts';
import { useStaffUser } from '../ui/staff-user';
import { useUnsaved } from '../ui/unsaved';

/** A draft that stays on this device until it is dropped; `savedDraft` is undefined without one. */
export function useSavedDraft<Value>(name: string) {
  const drafts = draftsOf<Value>(useStaffUser().id);
  const [savedDraft, setSavedDraft] = useState(() => drafts.read(name));
  useUnsaved(savedDraft !== undefined);
  return {
    savedDraft,
    saveDraft(next: Value) {
      drafts.write(name, next);
      setSavedDraft(next);
    },
    deleteDraft() {
      drafts.drop(name);
      setSavedDraft(undefined);
    },
  };
}
