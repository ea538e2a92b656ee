import { ClockAlert } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import type { StaffRecord } from '../records/record-list';
import { TimeAgo } from '../ui/time-ago';

/** How long ago a record was received; one that waits longer than promised stands out. */
export function RecordAge({ record: { overdue, created_at } }: { record: StaffRecord }) {
  if (!overdue) return <TimeAgo timestamp={created_at} />;
  return (
    <span className="flex items-center gap-1 font-semibold text-bad">
      <ClockAlert aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <TimeAgo timestamp={created_at} note={adminLists.overdue} />
    </span>
  );
}
