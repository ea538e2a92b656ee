import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { useStatusQuestion } from '../changes/status-question';
import { useUpdateRecords } from '../changes/use-update-records';
import { statusOf } from '../records/status-badge';
import { recordKey } from '../records/query-keys';
import type { StaffRecord, StatusOption } from '../records/record-kind';
import { focusedRecordId, shortcutState, useOpenRecordId } from '../ui/open-record';
import { useShortcuts } from '../ui/shortcut';

/** Keys of actions in an open record; `adminLists.shortcuts` lists them for staff. */
const actionKeys = ['r', 'n', 'm', 'w', 'a', 'f'];

/**
 * Handles the keys that act on a record from its list. A letter opens the record of the focused row and begins its action
 * there; a digit sets the status of the open record, or else of that in the focused row. Until an open record has
 * loaded, its row in the list stands for it; without one, a key waits.
 */
export function RecordKeys() {
  const { kind, rows } = useOpenList();
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const openId = useOpenRecordId();
  const update = useUpdateRecords(kind.table);
  const { setStatus, question } = useStatusQuestion(kind, (change) => update.mutate(change));

  function setStatusUnlessSame(record: StaffRecord, status: StatusOption) {
    if (statusOf(record) !== status.name) setStatus([record], status, true);
  }

  /** Returns whether there was a record to set. */
  function setStatusByKey(status: StatusOption): boolean {
    const id = openId ?? focusedRecordId();
    if (!id) return false;
    const queryKey = recordKey(kind.table, id);
    const recordQuery = client.getQueryCache().find<StaffRecord | null>({ queryKey });
    const record = recordQuery?.state.data ?? rows?.find((row) => row.id === id);
    if (record) setStatusUnlessSame(record, status);
    else if (recordQuery?.state.data !== null) {
      recordQuery?.fetch().then(
        (loaded) => loaded && setStatusUnlessSame(loaded, status),
        () => toast({ kind: 'error', title: admin.error, description: adminLists.shortcuts.lost }),
      );
    }
    return true;
  }

  /** Returns whether a record was opened, or will begin what the key does once it has loaded. */
  function openByKey(key: string): boolean {
    const id = focusedRecordId() ?? openId;
    const isOpen = id === openId;
    if (!id || (isOpen && client.getQueryData(recordKey(kind.table, id)) !== undefined)) {
      return false;
    }
    void navigate(`${kind.path}/${id}${search}`, { replace: isOpen, state: shortcutState(key) });
    return true;
  }

  useShortcuts(
    Object.fromEntries([
      ...kind.statuses.map((status, index) => [String(index + 1), () => setStatusByKey(status)]),
      ...actionKeys.map((key) => [key, () => openByKey(key)]),
    ]),
  );
  return question;
}
