import { useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { countOf, receivedQuery } from './received-queries';
import { repliesQuery } from './reply-queries';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

const { editor: texts } = adminSending;

/** Notices when the sender answers, or a colleague sets the status or replies, while somebody writes. */
export function useNews(list: RecordList, record: StaffRecord) {
  const user = useStaffUser();
  const noted = { table: list.table, recordId: record.id };
  const { data } = useStaffQuery(repliesQuery(noted));
  const byColleagues = useCount(data?.filter(({ author_id }) => author_id !== user.id).length);
  const knownMails = useCount(countOf(useStaffQuery(receivedQuery(noted)).data));
  const [status] = useState(record.status);
  return {
    known: data?.length,
    knownMails: knownMails.now,
    notice: knownMails.hasGrown
      ? texts.newAnswer
      : byColleagues.hasGrown
        ? texts.answered
        : record.status !== status
          ? texts.changed(statusBadge(list, record.status).label)
          : undefined,
  };
}

/** Returns a count, and whether it has grown since it was first known. */
function useCount(now: number | undefined) {
  const [first, setFirst] = useState(now);
  if (first === undefined && now !== undefined) setFirst(now);
  return { now, hasGrown: now !== undefined && first !== undefined && now > first };
}
