import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcuts } from './shortcut';
import { viewOf } from '../records/tabs';

/** Goes with a navigation to a record, which then begins what the key does. */
export const shortcutState = (shortcut: string) => ({ shortcut });

/**
 * Registers a key of the open record. In the list, the key opens the row with the focus and then does the same;
 * `isArrival` is then true.
 */
export function useOpenRecordShortcut(
  key: string | undefined,
  action: (isArrival: boolean) => void,
): void {
  const openId = useOpenRecordId();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRequested =
    key !== undefined && (state as ReturnType<typeof shortcutState> | null)?.shortcut === key;

  const runOnce = useEffectEvent(() => {
    // Otherwise the action would begin again after a reload.
    void navigate(pathname + search, { replace: true, state: null });
    action(true);
  });
  useEffect(() => {
    if (isRequested) runOnce();
  }, [isRequested]);

  useShortcuts(key ? { [key]: () => (isOtherRowFocused(openId) ? false : action(false)) } : {});
}

/** Returns a function that does what a key does in the open record. */
export function useRunShortcut(): (key: string) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (key) => void navigate(pathname + search, { replace: true, state: shortcutState(key) });
}

export const useOpenRecordId = () => viewOf(useLocation().pathname)?.recordId;

const isOtherRowFocused = (openId: string | undefined) => (focusedRecordId() ?? openId) !== openId;

/** Returns the id of the record whose row (`data-record`) has the focus. */
export const focusedRecordId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'];
