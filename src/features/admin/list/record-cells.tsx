import { ClockAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { statusOf } from '../records/status-badge';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { isOpenRecord } from '../records/record-state';
import { initialsOf, ownerName, useColleagues } from '../ui/colleagues';
import { stripBidiControls } from '../ui/direction';
import { fieldText, recordName } from '../ui/field-text';
import { MissingValue } from '../ui/list-states';
import { TimeAgo } from '../ui/time-ago';

/** The record's name in at most two lines, bold until it is dealt with, linked to the record without losing the list's view. */
export function RecordLink({ record }: { record: StaffRecord }) {
  const { kind } = useOpenList();
  const { pathname, search } = useLocation();
  const path = `${kind.path}/${record.id}`;
  const name = recordName(kind, record);
  const isBold = !kind.isFromVisitors || (statusOf(record) === 'new' && isOpenRecord(kind, record));
  return (
    <Link
      to={path + search}
      data-open
      title={name}
      aria-current={pathname === path ? 'true' : undefined}
      className={cx(
        '-mx-1 inline-flex min-h-6 max-w-[calc(100%+0.5rem)] min-w-0 scroll-mb-20 items-center rounded px-1 -outline-offset-2 hover:text-link aria-[current]:text-link [th_&]:min-h-4.5 [th_&]:pointer-coarse:min-h-11',
        isBold && 'font-semibold',
      )}
    >
      <span dir="auto" className={twoLines}>
        {name}
      </span>
    </Link>
  );
}

interface ListValueProps {
  record: StaffRecord;
  name: string;
  hasTwoLines?: boolean;
}

const twoLines = 'line-clamp-2 wrap-anywhere';

/** A field's value, cut off where it is long; the open record shows it in full. */
export function ListValue({ record, name, hasTwoLines = false }: ListValueProps) {
  const { kind } = useOpenList();
  const text = fieldText(name, listValueOf(kind, record, name));
  if (text === '') return <MissingValue />;
  if (kind.fields[name] === 'date') return <TimeAgo timestamp={text} />;
  return (
    <span dir="auto" title={text} className={hasTwoLines ? twoLines : 'block truncate'}>
      {text}
    </span>
  );
}

export function RecordPreview({ record, className }: { record: StaffRecord; className: string }) {
  const { kind } = useOpenList();
  const { search } = useLocation();
  const text = stripBidiControls(String(record['preview'] ?? '')).trim();
  // Staff can enter a record without a text.
  if (!text) return <span className={className} />;
  return (
    <Link
      to={`${kind.path}/${record.id}${search}`}
      tabIndex={-1}
      dir="auto"
      className={cx('min-w-0 text-quiet hover:text-ink', className)}
    >
      {text}
    </Link>
  );
}

/** The owner's initials, with the name on hover and for screen readers; nothing if there is none. */
export function RecordOwner({ record }: { record: StaffRecord }) {
  const { colleagues } = useColleagues();
  const id = record['owner_id'];
  const name = typeof id === 'string' ? ownerName(id, colleagues) : '';
  if (name === '') return null;
  return (
    <span title={name} className="text-xs font-semibold text-link">
      <span aria-hidden>{initialsOf(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

export function RecordAge({ record: { overdue, created_at } }: { record: StaffRecord }) {
  if (!overdue) return <TimeAgo timestamp={created_at} />;
  return (
    <span className="flex items-center gap-1 font-semibold text-bad">
      <ClockAlert aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <TimeAgo timestamp={created_at} note={adminLists.overdue} />
    </span>
  );
}

/** Returns a field of a record as a list shows it: a position by the posting's own title, if it has one. */
function listValueOf({ job = [] }: RecordKind, record: StaffRecord, field: string) {
  const [posting = '', position] = job;
  return (field === position && record[posting]) || record[field];
}
