import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewOf } from '../records/tabs';
import { useShortcuts } from './shortcut';

/**
 * Registers a key of the open record. In the list, the key opens the row with the focus and then does the same;
 * `isArrival` says so.
 */
export function useOpenRecordShortcut(
  key: string | undefined,
  begin: (isArrival: boolean) => void,
): void {
  const openId = useOpenId();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isDue = key !== undefined && (state as { shortcut?: string } | null)?.shortcut === key;

  const beginOnce = useEffectEvent(() => {
    // Otherwise it would begin again after a reload.
    void navigate(pathname + search, { replace: true, state: null });
    begin(true);
  });
  useEffect(() => {
    if (isDue) beginOnce();
  }, [isDue]);

  useShortcuts(key ? { [key]: () => (isElsewhere(openId) ? false : begin(false)) } : {});
}

/** Returns a function that does what a key does in the open record. */
export function useBeginInRecord(): (key: string) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (key) => void navigate(pathname + search, { replace: true, state: { shortcut: key } });
}

export function useOpenId(): string | undefined {
  return viewOf(useLocation().pathname)?.recordId;
}

const isElsewhere = (openId: string | undefined) => (focusedId() ?? openId) !== openId;

/** Returns the record whose row has the focus. */
export function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'];
}
