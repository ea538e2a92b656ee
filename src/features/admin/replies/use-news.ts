import { useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { repliesQuery } from './reply-queries';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { useStaffQuery } from '../ui/staff-query';

const { editor: texts } = adminSending;

/** Notices when a colleague sets the status or replies while somebody writes. */
export function useNews(list: RecordList, record: StaffRecord) {
  const { data } = useStaffQuery(repliesQuery({ table: list.table, recordId: record.id }));
  const known = data?.length;
  const [atStart, setAtStart] = useState({ status: record.status, known });
  if (atStart.known === undefined && known !== undefined) setAtStart({ ...atStart, known });
  const isAnswered = known !== undefined && atStart.known !== undefined && known > atStart.known;
  return {
    known,
    notice: isAnswered
      ? texts.answered
      : record.status !== atStart.status
        ? texts.changed(statusBadge(list, record.status).label)
        : undefined,
  };
}
