import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { useStaffUser } from '../ui/staff-user';
import { offerUndo } from './undo';
import { useUpdateRecords } from './use-update-records';

/** Reports what was noted about a record. If nobody owned it, the author does now, which can be undone. */
export function useReportNoted(table: RecordTable) {
  const me = useStaffUser().id;
  const { mutate } = useUpdateRecords(table);
  return (title: string, record: StaffRecord) => {
    const isTaken = record['owner_id'] === null;
    offerUndo(
      { kind: 'success', title, ...(isTaken && { description: adminOwner.taken }) },
      isTaken
        ? {
            label: adminLists.undo.undo,
            undo: () => mutate({ records: [{ ...record, owner_id: me }], set: { owner_id: null } }),
          }
        : undefined,
    );
  };
}
