import { CalendarClock, Copy, Flag, Reply, ShieldAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSame } from '@/content/en/admin-same';
import { cx } from '@/lib/cx';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { useOpenList } from './list-context';
import { originalOf } from '../records/duplicate';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isOfSender, relatedQuery, type Related } from '../records/related';
import { isDue, isOpen } from '../records/waiting';
import { WaitingMark } from '../replies/waiting-replies';
import { useCompanyToday } from '../ui/mail-state';
import { outcomeOf, outcomeText } from '../ui/outcome';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
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
    <span title={outcome} className="inline-flex min-w-0 items-center gap-1 text-quiet">
      <Flag aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 truncate">{outcome}</span>
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

/** In a record's row: what else came from the same mailbox or phone, or which record goes on in its place. */
function SameSender({ record }: { record: StaffRecord }) {
  const { list, rows = [] } = useOpenList();
  const ids = rows.map(({ id }) => id);
  const { data = [] } = useStaffQuery({
    ...relatedQuery({ table_name: list.table, ids }),
    enabled: ids.length > 0,
    refetchInterval: refreshMs,
  });
  const original = originalOf(record);
  if (original)
    return <OtherRecord id={original}>{adminSame.duplicateOf(referenceOf(original))}</OtherRecord>;
  const others = data.filter((row) => row.record_id === record.id && isElse(row));
  const open = others.filter((row) => row.source_table === list.table && row.open);
  const known = list.leads ? [] : knownOf(record, list.table, others);
  return (
    <>
      {open[0] && (
        <OtherRecord id={open[0].id}>
          {adminSame.also(referenceOf(open[0].id), open.length - 1)}
        </OtherRecord>
      )}
      {known.length > 0 && <span className="text-quiet">{known.join(', ')}</span>}
    </>
  );
}

const isElse = (row: Related) => isOfSender(row) && !row.spam_suspected && !row.duplicate_of;

/** Which application of a person it is, and what else they sent. */
function knownOf({ created_at }: StaffRecord, table: string, others: readonly Related[]) {
  const place =
    others.filter((row) => row.source_table === table && row.created_at < created_at).length + 1;
  const kinds = new Set(others.map((row) => row.source_table));
  kinds.delete(table);
  return [
    ...(place > 1 ? [adminSame.application(place)] : []),
    ...[...kinds].flatMap((kind) => ownValue(adminSame.other, kind) ?? []),
  ];
}

function OtherRecord({ id, children }: { id: string; children: string }) {
  const { list } = useOpenList();
  const { search } = useLocation();
  return (
    <Link
      to={`${list.path}/${id}${search}`}
      className="inline-flex min-h-6 min-w-0 items-center gap-1 rounded text-quiet tabular-nums underline-offset-4 hover:text-link hover:underline pointer-coarse:min-h-11 [td_&]:pointer-fine:min-h-0 [th_&]:pointer-fine:min-h-0"
    >
      <Copy aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{children}</span>
    </Link>
  );
}
