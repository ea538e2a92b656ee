import { useEffect, useState } from 'react';
import { draftsOf } from '@/lib/drafts';
import { useStaffUser } from '../ui/staff-user';
import { useUnsaved } from '../ui/unsaved';

/** Typed values that stay on this device until they are dropped; `initial` is not kept. */
export function useDraft<Value>(name: string, initial: () => Value) {
  const owner = useStaffUser().id;
  const drafts = draftsOf<Value>(owner);
  const [{ value, isTyped, isGone }, setState] = useState(() => {
    const draft = drafts.read(name);
    return { value: draft ?? initial(), isTyped: draft !== undefined, isGone: false };
  });
  useUnsaved(isTyped);

  useEffect(() => {
    // Only other tabs cause this event.
    const look = () => {
      if (draftsOf(owner).read(name) !== undefined) return;
      setState((shown) => ({ ...shown, isTyped: false, isGone: shown.isTyped || shown.isGone }));
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [owner, name]);

  return {
    value,
    isTyped,
    /** Another tab sent it or threw it away. */
    isGone,
    type(next: Value) {
      drafts.write(name, next);
      setState({ value: next, isTyped: true, isGone: false });
    },
    /** Shows a value that nobody typed. */
    reset(next: Value) {
      drafts.drop(name);
      setState({ value: next, isTyped: false, isGone: false });
    },
  };
}
