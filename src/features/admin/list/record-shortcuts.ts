import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenList } from './list-context';
import { recordKey } from '../records/query-keys';
import type { StaffRecord } from '../records/record-list';
import { viewOf } from '../records/tabs';
import { useShortcuts } from '../ui/shortcut';

/** Registers keys that change a record: that of the row with the focus, or else the open one. */
export function useRecordShortcuts(
  shortcuts: Readonly<Record<string, (record: StaffRecord) => void>>,
): void {
  const { list, rows } = useOpenList();
  const client = useQueryClient();
  const openId = useOpenId();

  function find(): StaffRecord | null | undefined {
    const focused = rows?.find(({ id }) => id === focusedId());
    if (focused || !openId) return focused;
    return client.getQueryData<StaffRecord | null>(recordKey(list.table, openId));
  }
  const entries = Object.entries(shortcuts).map(([key, act]) => [
    key,
    () => {
      const record = find();
      if (!record) return false;
      act(record);
      return true;
    },
  ]);
  useShortcuts(Object.fromEntries(entries));
}

/**
 * Registers a key of the open record. In the list, the key opens the row with the focus and then does the same;
 * `isArrival` says so.
 */
export function useOpenRecordShortcut(key: string, begin: (isArrival: boolean) => void): void {
  const openId = useOpenId();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isDue = (state as { shortcut?: string } | null)?.shortcut === key;

  const beginOnce = useEffectEvent(() => {
    // Otherwise it would begin again after a reload.
    void navigate(pathname + search, { replace: true, state: null });
    begin(true);
  });
  useEffect(() => {
    if (isDue) beginOnce();
  }, [isDue]);

  useShortcuts({ [key]: () => (isElsewhere(openId) ? false : begin(false)) });
}

/** For the list: opens the row with the focus and begins what the key does there. */
export function useOpeningShortcuts(keys: readonly string[]): void {
  const { list } = useOpenList();
  const openId = useOpenId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const entries = keys.map((key) => [
    key,
    () =>
      isElsewhere(openId) &&
      navigate(`${list.path}/${focusedId()}${search}`, { state: { shortcut: key } }),
  ]);
  useShortcuts(Object.fromEntries(entries));
}

function useOpenId(): string | undefined {
  return viewOf(useLocation().pathname)?.record;
}

const isElsewhere = (openId: string | undefined) => (focusedId() ?? openId) !== openId;

function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'];
}
