import { CalendarClock, Copy, Flag, Reply, ShieldAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { adminSame } from '@/content/en/admin-same';
import { cx } from '@/lib/cx';
import { referenceOf } from '@/lib/reference';
import { useOpenList } from './list-context';
import type { StaffRecord, Value } from '../records/record-kind';
import { isFromSameSender, relatedQuery, type RelatedRecord } from '../records/related';
import { isDue, isOpenRecord, originalIdOf } from '../records/record-state';
import { useCompanyToday } from '../ui/mail-state';
import { loggedOutcome, outcomeText } from '../ui/outcome';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { weekdayText } from '../ui/timestamps';

export function RecordMarks({ record, className }: { record: StaffRecord; className: string }) {
  const { kind } = useOpenList();
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
      {kind.isFromVisitors && <SameSenderMark record={record} />}
      <OutcomeMark record={record} />
      {kind.isFromVisitors && <FollowUpMark record={record} />}
    </span>
  );
}

function OutcomeMark({ record }: { record: StaffRecord }) {
  const outcome = outcomeText(loggedOutcome({ ...record, outcome_on: null }));
  if (!outcome) return null;
  return (
    <span title={outcome} className="inline-flex min-w-0 items-center gap-1 text-quiet">
      <Flag aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 truncate">{outcome}</span>
    </span>
  );
}

function FollowUpMark({ record }: { record: StaffRecord }) {
  const { kind } = useOpenList();
  const today = useCompanyToday();
  const { follow_up_on: day, follow_up_note: note } = record;
  if (typeof day !== 'string' || !isOpenRecord(kind, record)) return null;
  const isDueNow = isDue(kind, record, today);
  const text = [weekdayText(day), note].filter(Boolean).join(': ');
  return (
    <span
      title={text}
      className={cx(
        'inline-flex max-w-full min-w-0 items-center gap-1',
        isDueNow ? 'font-semibold text-warning' : 'text-quiet',
      )}
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="sr-only">{adminOwner.followUpIs('')}</span>
      <span dir="auto" className="min-w-0 truncate">
        {text}
      </span>
      {isDueNow && <span className="shrink-0">({adminOwner.due})</span>}
    </span>
  );
}

/** Links the record that a duplicate belongs to, or else what is open from the same mailbox or phone. */
function SameSenderMark({ record }: { record: StaffRecord }) {
  const { kind, rows = [] } = useOpenList();
  const ids = rows.map(({ id }) => id);
  const { data = [] } = useStaffQuery({
    ...relatedQuery({ table_name: kind.table, ids }),
    enabled: ids.length > 0,
    refetchInterval: refreshMs,
  });
  const originalId = originalIdOf(record);
  if (originalId) return <OtherRecord id={originalId} text={adminSame.duplicateOf} />;
  const [first, ...more] = data.filter(
    (row) =>
      row.record_id === record.id && row.source_table === kind.table && isOpenFromSameSender(row),
  );
  return (
    first && (
      <OtherRecord id={first.id} text={(reference) => adminSame.also(reference, more.length)} />
    )
  );
}

const isOpenFromSameSender = (row: RelatedRecord) =>
  isFromSameSender(row) && row.open && !row.spam_suspected && !row.duplicate_of;

function OtherRecord({ id, text }: { id: string; text: (reference: string) => string }) {
  const { kind } = useOpenList();
  const { search } = useLocation();
  return (
    <Link
      to={`${kind.path}/${id}${search}`}
      className="inline-flex min-h-6 min-w-0 items-center gap-1 rounded text-quiet tabular-nums underline-offset-4 hover:text-link hover:underline pointer-coarse:min-h-11 [td_&]:pointer-fine:min-h-0 [th_&]:pointer-fine:min-h-0"
    >
      <Copy aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{text(referenceOf(id))}</span>
    </Link>
  );
}

/** Marks a record of the demo in its row; shows nothing on one that a real person sent. */
export function SampleMark({ sample }: { sample: Value | undefined }) {
  if (sample !== true) return null;
  return (
    <span
      title={adminLists.sample}
      className="shrink-0 rounded-sm border border-line px-1 text-[0.6875rem] leading-snug text-quiet"
    >
      <span aria-hidden>{adminLists.sample.slice(0, 1)}</span>
      <span className="sr-only">{adminLists.sample}</span>
    </span>
  );
}
