import { useState } from 'react';
import { draftsOf } from '@/lib/drafts';
import { useStaffUser } from '../ui/staff-user';
import { useUnsaved } from '../ui/unsaved';

/** A draft that stays on this device until it is dropped; `typed` is undefined without one. */
export function useDraft<Value>(name: string) {
  const drafts = draftsOf<Value>(useStaffUser().id);
  const [typed, setTyped] = useState(() => drafts.read(name));
  useUnsaved(typed !== undefined);
  return {
    typed,
    type(next: Value) {
      drafts.write(name, next);
      setTyped(next);
    },
    drop() {
      drafts.drop(name);
      setTyped(undefined);
    },
  };
}
