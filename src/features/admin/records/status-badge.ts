import { CalendarX, CircleDot } from 'lucide-react';
import { adminPosting } from '@/content/en/admin-posting';
import { adminRecords } from '@/content/en/admin-records';
import { endOfClosingDay } from '@/lib/closing-day';
import type { RecordKind, StatusOption, Value } from './record-kind';

type StatusBadge = Pick<StatusOption, 'tone' | 'icon'> & { label: string };

/** Returns the status of a record; none counts as new. */
export const statusOf = ({ status }: { status: string | null }): string => status || 'new';

/** Returns the badge of a status; unknown ones are shown unchanged. */
export function statusBadge(kind: RecordKind | undefined, status: string | null): StatusBadge {
  const name = statusOf({ status });
  const option = kind?.statuses.find((one) => one.name === name);
  return option
    ? { ...option, label: adminRecords.statuses[option.name] }
    : { label: name, tone: 'quiet', icon: CircleDot };
}

export type BadgeValues = { status: string | null; closes_on?: Value | undefined };

/** Returns the badge of a record: an active posting is closed after its last day, without a change of status. */
export function recordBadge(kind: RecordKind, values: BadgeValues): StatusBadge {
  const { status, closes_on: lastDay } = values;
  const endMs = typeof lastDay === 'string' ? Date.parse(endOfClosingDay(lastDay)) : Infinity;
  return status === 'active' && endMs < Date.now()
    ? { label: adminPosting.closed, tone: 'quiet', icon: CalendarX }
    : statusBadge(kind, status);
}
