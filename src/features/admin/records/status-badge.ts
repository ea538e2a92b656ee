import { CircleDot } from 'lucide-react';
import { adminRecords } from '@/content/en/admin-records';
import type { RecordList, StatusLine } from './record-list';

type StatusBadge = Pick<StatusLine, 'tone' | 'icon'> & { label: string };

/** How a status is shown. None counts as new; one that the list does not know is shown as it is stored. */
export function statusBadge(list: RecordList | undefined, status: string | null): StatusBadge {
  const stored = status || 'new';
  const line = list?.statuses.find(({ name }) => name === stored);
  return line
    ? { ...line, label: adminRecords.statuses[line.name] }
    : { label: stored, tone: 'quiet', icon: CircleDot };
}
