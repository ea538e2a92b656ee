import { CalendarX, CircleDot } from 'lucide-react';
import { adminPosting } from '@/content/en/admin-posting';
import { adminRecords } from '@/content/en/admin-records';
import { endOf } from '@/lib/closing-day';
import type { RecordList, StatusOption, Value } from './record-list';

type StatusBadge = Pick<StatusOption, 'tone' | 'icon'> & { label: string };

/** Returns the badge of a status. No status counts as new; unknown ones are shown unchanged. */
export function statusBadge(list: RecordList | undefined, status: string | null): StatusBadge {
  const stored = status || 'new';
  const line = list?.statuses.find(({ name }) => name === stored);
  return line
    ? { ...line, label: adminRecords.statuses[line.name] }
    : { label: stored, tone: 'quiet', icon: CircleDot };
}

/** Returns the badge of a record: an active posting is closed after its last day, without a change of status. */
export function recordBadge(
  list: RecordList,
  { status, closes_on: lastDay }: { status: string | null; closes_on?: Value | undefined },
): StatusBadge {
  const isClosed = status === 'active' && Date.parse(endOf(String(lastDay))) < Date.now();
  return isClosed
    ? { label: adminPosting.closed, tone: 'quiet', icon: CalendarX }
    : statusBadge(list, status);
}
