import { Check, Minus, Reply, ShieldAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { FollowUpChip } from './follow-up-chip';
import { OutcomeChip } from './outcome-chip';
import { SameSender } from './same-sender';
import { Marked } from './search-words';
import type { RecordList, StaffRecord, Value } from '../records/record-list';
import { isOpen } from '../records/waiting';
import { UnsentMark } from '../replies/unsent-replies';
import { WaitingMark } from '../replies/waiting-replies';
import { fieldText } from '../ui/field-text';
import { TimeAgo } from '../ui/time-ago';
import { nameOf } from '../ui/name-of';

interface RecordLinkProps {
  list: RecordList;
  record: StaffRecord;
  /** Has no other line below it in the table, so that a long name can have two. */
  alone?: boolean;
}

/** The record's name, bold until it is dealt with, linked to the record without losing the list's view. */
export function RecordLink({ list, record, alone = false }: RecordLinkProps) {
  const { pathname, search } = useLocation();
  const path = `${list.path}/${record.id}`;
  const name = nameOf(list, record);
  const isNew = !list.visitors || ((record.status || 'new') === 'new' && isOpen(list, record));
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <Link
        to={path + search}
        data-open
        title={name}
        aria-current={pathname === path ? 'true' : undefined}
        className={cx(
          '-mx-1 flex min-h-8 min-w-0 items-center rounded px-1 -outline-offset-2 hover:text-link aria-[current]:text-link pointer-coarse:min-h-11 [th_&]:min-h-6',
          isNew && 'font-semibold',
        )}
      >
        <span dir="auto" className={alone ? 'line-clamp-2' : 'truncate'}>
          <Marked text={name} />
        </span>
      </Link>
      {record['spam_suspected'] === true && (
        <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-sand ps-1 pe-2 font-semibold text-warning">
          <ShieldAlert aria-hidden className="size-4" strokeWidth={2} />
          {adminLists.spam_suspected}
        </span>
      )}
      {typeof record['new_answer_at'] === 'string' && (
        <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-sand ps-1 pe-2 font-semibold text-link">
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
      <OutcomeChip record={record} />
      {list.visitors && <FollowUpChip list={list} record={record} />}
    </span>
  );
}

interface ListValueProps {
  name: string;
  kind: RecordList['fields'][string] | undefined;
  value: Value | undefined;
}

/** A visitor's text on one line; the open record shows it in full. */
export function ListValue({ name, kind, value }: ListValueProps) {
  const text = fieldText(name, value);
  if (text === '') {
    return (
      <span className="text-quiet">
        <span aria-hidden>–</span>
        <span className="sr-only">{admin.list.notGiven}</span>
      </span>
    );
  }
  if (kind === 'date') return <TimeAgo timestamp={text} />;
  return (
    <span dir="auto" title={text} className="block truncate">
      <Marked text={text} />
    </span>
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  some?: boolean;
  onChange: (event: unknown) => void;
}

const mark = 'pointer-events-none col-start-1 row-start-1 hidden size-3 text-on-action';

export function Checkbox({ label, checked, some = false, onChange }: CheckboxProps) {
  return (
    <label className="grid h-8 w-9 cursor-pointer place-items-center pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        onChange={onChange}
        className="peer col-start-1 row-start-1 size-4 cursor-pointer appearance-none rounded-[0.25rem] border border-edge bg-sand checked:border-link checked:bg-action indeterminate:border-link indeterminate:bg-action"
      />
      <Check aria-hidden className={`${mark} peer-checked:block`} strokeWidth={3.5} />
      <Minus aria-hidden className={`${mark} peer-indeterminate:block`} strokeWidth={3.5} />
    </label>
  );
}
