import { CalendarClock, Flag, Reply, ShieldAlert } from 'lucide-react';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import { SameSender } from './same-sender';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isDue, isOpen } from '../records/waiting';
import { UnsentMark } from '../replies/unsent-replies';
import { WaitingMark } from '../replies/waiting-replies';
import { useCompanyToday } from '../ui/mail-state';
import { outcomeOf, outcomeText } from '../ui/outcome';
import { weekdayText } from '../ui/timestamps';

interface RecordMarksProps {
  list: RecordList;
  record: StaffRecord;
  className?: string;
}

/** What sets a record apart in its row; empty for most. */
export function RecordMarks({ list, record, className }: RecordMarksProps) {
  return (
    <span
      className={cx(
        'flex min-w-0 items-center gap-x-2 text-[0.8125rem] whitespace-nowrap empty:hidden',
        className,
      )}
    >
      {record['spam_suspected'] === true && (
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-warning">
          <ShieldAlert aria-hidden className="size-4" strokeWidth={2} />
          {adminLists.spam_suspected}
        </span>
      )}
      {typeof record['new_answer_at'] === 'string' && (
        <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-good">
          <Reply aria-hidden className="size-4" strokeWidth={2} />
          {adminLists.newAnswer}
        </span>
      )}
      {list.visitors && (
        <>
          <UnsentMark recordId={record.id} />
          <WaitingMark table={list.table} recordId={record.id} />
          <SameSender record={record} />
        </>
      )}
      <Outcome record={record} />
      {list.visitors && <FollowUp list={list} record={record} />}
    </span>
  );
}

/** What became of a lead, in its row. */
function Outcome({ record }: { record: StaffRecord }) {
  const outcome = outcomeText(outcomeOf({ ...record, outcome_on: null }));
  if (!outcome) return null;
  return (
    <span className="inline-flex min-w-0 shrink-0 items-center gap-1 text-quiet">
      <Flag aria-hidden className="size-4" strokeWidth={1.75} />
      {outcome}
    </span>
  );
}

/** When somebody wants to come back to a record, and why, in its row; one that is due stands out. */
function FollowUp({ list, record }: Omit<RecordMarksProps, 'className'>) {
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
