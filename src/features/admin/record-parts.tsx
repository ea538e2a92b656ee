/** What table rows and cards have in common. */
import { ChevronRight } from 'lucide-react';
import { admin } from '@/content/admin';
import { cx } from '@/lib/cx';
import { referenceOf } from '@/lib/reference';
import { FieldValue } from './field-value';
import type { RecordList, StaffRecord } from './submissions';
import { ToolButton } from './tool-button';
import { useSetStatus } from './use-set-status';

export interface RecordProps {
  list: RecordList;
  record: StaffRecord;
}

/** What a record goes by, e.g. a person's first and last name. */
export function nameOf({ who }: RecordList, record: StaffRecord): string {
  return who.map((field) => record[field] ?? '').join(' ');
}

interface DisclosureProps extends RecordProps {
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** The record's name; it opens and closes its details. */
export function Disclosure({ list, record, open, controls, onToggle }: DisclosureProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-1.5 text-start font-semibold hover:text-brand"
    >
      <ChevronRight
        aria-hidden
        className={cx('size-4 shrink-0 text-quiet transition-transform', open && 'rotate-90')}
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {nameOf(list, record)}
      </span>
    </button>
  );
}

/** The named status buttons. The one whose status the record has is there, but does nothing. */
export function RecordActions({ list, record }: RecordProps) {
  const { mutate, isPending, isError } = useSetStatus(list.table, record);
  // Beside so many columns the buttons stand side by side on the widest screens only.
  const crowded = list.columns.length > 4;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{admin.list.actionsOf(nameOf(list, record))}</legend>
      <div className={cx('grid grid-cols-2 gap-2 xl:flex', crowded && 'xl:max-[86rem]:flex-wrap')}>
        {list.actions.map(({ label, status }) => {
          const idle = isPending || record.status === status;
          return (
            <ToolButton
              key={status}
              aria-disabled={idle || undefined}
              onClick={() => {
                if (!idle) mutate(status);
              }}
            >
              {label}
            </ToolButton>
          );
        })}
      </div>
      {isError && <p className="mt-1 font-semibold text-bad">{admin.list.statusFailed}</p>}
    </fieldset>
  );
}

/** Every field, as it was written. */
export function RecordDetails({ list, record }: RecordProps) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {Object.entries(list.texts.fields).map(([name, label]) => (
        <div key={name} className="sm:contents">
          <dt className="text-quiet">{label}</dt>
          <dd dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
            <FieldValue name={name} value={record[name]} />
          </dd>
        </div>
      ))}
      <div className="sm:contents">
        <dt className="text-quiet">{admin.list.reference}</dt>
        <dd className="tabular-nums">{referenceOf(record.id)}</dd>
      </div>
    </dl>
  );
}
