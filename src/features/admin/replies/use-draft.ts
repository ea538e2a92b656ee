import { useState } from 'react';
import { draftsOf } from '@/lib/drafts';
import { useStaffUser } from '../ui/staff-user';
import { useUnsaved } from '../ui/unsaved';

/** Typed values that stay on this device until they are dropped; `initial` is not kept. */
export function useDraft<Value>(name: string, initial: () => Value) {
  const drafts = draftsOf<Value>(useStaffUser().id);
  const [{ value, isTyped }, setState] = useState(() => {
    const draft = drafts.read(name);
    return { value: draft ?? initial(), isTyped: draft !== undefined };
  });
  useUnsaved(isTyped);

  return {
    value,
    isTyped,
    type(next: Value) {
      drafts.write(name, next);
      setState({ value: next, isTyped: true });
    },
    /** Shows a value that nobody typed. */
    reset(next: Value) {
      drafts.drop(name);
      setState({ value: next, isTyped: false });
    },
  };
}
