import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { recordKey } from '../records/query-keys';
import type { StaffRecord } from '../records/record-list';
import { focusedId, useOpenId } from '../ui/open-record';
import { useShortcuts } from '../ui/shortcut';

/**
 * Registers keys that change a record: that of the row with the focus, or else the open one. A key that comes before
 * the open record has loaded waits for it.
 */
export function useRecordShortcuts(
  shortcuts: Readonly<Record<string, (record: StaffRecord) => void>>,
): void {
  const { list, rows } = useOpenList();
  const client = useQueryClient();
  const openId = useOpenId();

  function actOnOpen(id: string, act: (record: StaffRecord) => void): boolean {
    const queryKey = recordKey(list.table, id);
    const query = client.getQueryCache().find<StaffRecord | null>({ queryKey });
    const record = query?.state.data;
    if (record) act(record);
    if (!query || record !== undefined) return Boolean(record);
    query
      .fetch()
      // Moving on to another record cancels the request, but not what was decided.
      .catch((problem: unknown) => {
        if (problem instanceof CancelledError) return query.fetch();
        throw problem;
      })
      .then(
        (loaded) => loaded && act(loaded),
        () => toast({ kind: 'error', title: admin.error, description: adminLists.shortcuts.lost }),
      );
    return true;
  }
  const entries = Object.entries(shortcuts).map(([key, act]) => [
    key,
    () => {
      const focused = rows?.find(({ id }) => id === focusedId());
      if (focused) act(focused);
      return focused !== undefined || (openId !== undefined && actOnOpen(openId, act));
    },
  ]);
  useShortcuts(Object.fromEntries(entries));
}

/**
 * For the list: opens the row with the focus and begins what the key does there. An open record that has not loaded
 * begins it once it has.
 */
export function useOpeningShortcuts(keys: readonly string[]): void {
  const { list } = useOpenList();
  const client = useQueryClient();
  const openId = useOpenId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const entries = keys.map((key) => [
    key,
    () => {
      const id = focusedId() ?? openId;
      const isOpen = id === openId;
      if (!id || (isOpen && client.getQueryData(recordKey(list.table, id)) !== undefined)) {
        return false;
      }
      void navigate(`${list.path}/${id}${search}`, { replace: isOpen, state: { shortcut: key } });
      return true;
    },
  ]);
  useShortcuts(Object.fromEntries(entries));
}
