import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { useOpenList } from './list-context';
import { useStatusQuestion } from '../changes/status-question';
import { useUpdateRecords } from '../changes/use-update-records';
import { recordKey } from '../records/query-keys';
import type { StaffRecord, StatusOption } from '../records/record-list';
import { focusedId, useOpenId } from '../ui/open-record';
import { useShortcuts } from '../ui/shortcut';

/** The keys that open the focused row's record and start their action there. */
const opening = ['r', 'n', 'm', 'w', 'a', 'f'];

/**
 * These, and the digits that set the status of the open record, or else of that in the row with the focus. Until an
 * open record has loaded, its row in the list stands for it; without one, a key waits.
 */
export function RecordKeys() {
  const { list, rows } = useOpenList();
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const openId = useOpenId();
  const change = useUpdateRecords(list.table);
  const { setStatus, question } = useStatusQuestion(list, (one) => change.mutate(one));

  function set(record: StaffRecord, line: StatusOption) {
    if ((record.status || 'new') !== line.name) setStatus([record], line, true);
  }

  function setByKey(line: StatusOption): boolean {
    const id = openId ?? focusedId();
    const queryKey = recordKey(list.table, id ?? '');
    const opened = client.getQueryCache().find<StaffRecord | null>({ queryKey });
    const record = opened?.state.data ?? rows?.find((row) => row.id === id);
    if (record) set(record, line);
    else if (opened?.state.data === undefined) {
      opened?.fetch().then(
        (loaded) => loaded && set(loaded, line),
        () => toast({ kind: 'error', title: admin.error, description: adminLists.shortcuts.lost }),
      );
    }
    return id !== undefined;
  }

  /** An open record that has not loaded begins what the key does once it has. */
  function openByKey(key: string): boolean {
    const id = focusedId() ?? openId;
    const isOpen = id === openId;
    if (!id || (isOpen && client.getQueryData(recordKey(list.table, id)) !== undefined)) {
      return false;
    }
    void navigate(`${list.path}/${id}${search}`, { replace: isOpen, state: { shortcut: key } });
    return true;
  }

  useShortcuts(
    Object.fromEntries([
      ...list.statuses.map((line, index) => [String(index + 1), () => setByKey(line)]),
      ...opening.map((key) => [key, () => openByKey(key)]),
    ]),
  );
  return question;
}
