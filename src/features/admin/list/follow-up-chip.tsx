import { CalendarClock } from 'lucide-react';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isDue, isOpen } from '../records/waiting';
import { useCompanyToday } from '../ui/mail-state';
import { weekdayText } from '../ui/timestamps';

interface FollowUpChipProps {
  list: RecordList;
  record: StaffRecord;
}

/** When somebody wants to come back to a record, and why, in its row; one that is due stands out. */
export function FollowUpChip({ list, record }: FollowUpChipProps) {
  const today = useCompanyToday();
  const { follow_up_on: day, follow_up_note: note } = record;
  if (typeof day !== 'string' || !isOpen(list, record)) return null;
  const due = isDue(list, record, today);
  const text = [weekdayText(day), note].filter(Boolean).join(': ');
  return (
    <span
      title={text}
      className={cx(
        'inline-flex max-w-full min-w-0 items-center gap-1',
        due ? 'font-semibold text-warning' : 'text-quiet',
      )}
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span aria-hidden dir="auto" className="min-w-0 truncate">
        {text}
      </span>
      <span className="sr-only">{adminOwner.followUpIs(text)}</span>
      {due && <span className="shrink-0">({adminOwner.due})</span>}
    </span>
  );
}
