import { ClockAlert } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isOverdue } from '../records/waiting';
import { TimeAgo, useCurrentMinute } from '../ui/time-ago';
import { dateOf } from '../ui/timestamps';

/** How long ago a record was received; one that waits longer than promised stands out. */
export function RecordAge({ list, record }: { list: RecordList; record: StaffRecord }) {
  const now = useCurrentMinute();
  const { status, created_at } = record;
  if (!isOverdue(list.table, status, dateOf(created_at), new Date(now))) {
    return <TimeAgo timestamp={created_at} />;
  }
  return (
    <span className="flex items-center gap-1 font-semibold text-bad">
      <ClockAlert aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <TimeAgo timestamp={created_at} note={adminLists.overdue} />
    </span>
  );
}
