import { CircleDot } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import type { RecordList, StatusLine } from './record-list';

type StatusBadge = Pick<StatusLine, 'tone' | 'icon'> & { label: string };

/** Returns the badge of a status. No status counts as new; unknown ones are shown unchanged. */
export function statusBadge(list: RecordList | undefined, status: string | null): StatusBadge {
  const stored = status || 'new';
  const line = list?.statuses.find(({ name }) => name === stored);
  return line
    ? { ...line, label: adminRecords.statuses[line.name] }
    : { label: stored, tone: 'quiet', icon: CircleDot };
}
