import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { RowCheckbox } from './list-selection';
import { ListValue, RecordAge, RecordLink, RecordOwner, RecordPreview } from './record-cells';
import { RecordMarks, SampleMark } from './record-marks';
import { RecordActions } from '../changes/record-actions';
import type { StaffRecord } from '../records/record-kind';
import { ApplicantLinks } from '../ui/applicant-links';
import { fieldText } from '../ui/field-text';
import { StatusChip } from '../ui/status-chip';

/** The rows of a list that is too narrow for a table, for example beside an open record. */
export function RecordCards() {
  const { rows = [] } = useOpenList();
  return (
    <ul className="@container border-b border-line">
      {rows.map((record) => (
        <Card key={record.id} record={record} />
      ))}
    </ul>
  );
}

function Card({ record }: { record: StaffRecord }) {
  const { kind, selection } = useOpenList();
  return (
    <li
      data-record={record.id}
      className={cx(
        // The name leads to the record from anywhere in the row.
        'relative grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-0.5 first:border-t-0 has-[[data-open][aria-current]]:bg-action/8 has-[[data-open][aria-current]]:shadow-[inset_3px_0_var(--link)] [&_:is(button,label,a:not([data-open]))]:relative [&_:is(button,label,a:not([data-open]))]:z-1 [&_[data-open]]:after:absolute [&_[data-open]]:after:inset-0',
        selection.ids.has(record.id) ? 'bg-action/8' : 'hover:bg-sand',
      )}
    >
      <span className="row-span-2">
        <RowCheckbox record={record} />
      </span>
      <div className="flex min-w-0 items-center justify-between gap-x-3">
        <h3 className="min-w-0">
          <RecordLink record={record} />
        </h3>
        <span className="flex shrink-0 items-center gap-x-2 text-[0.8125rem] text-quiet">
          <SampleMark sample={record['sample']} />
          <RecordOwner record={record} />
          <RecordAge record={record} />
        </span>
      </div>
      <span className="row-span-2">
        {kind.actions.length > 0 && <RecordActions kind={kind} record={record} />}
      </span>
      <div className={cx('flex min-w-0 gap-x-2.5', kind.preview ? 'items-center' : 'items-start')}>
        <StatusChip isPlain kind={kind} record={record} />
        <RecordMarks record={record} className="max-w-1/2 shrink-0 overflow-hidden" />
        {kind.preview ? (
          <RecordPreview record={record} className="grow truncate text-[0.8125rem]" />
        ) : (
          <ColumnValues record={record} />
        )}
      </div>
      {kind.hasApplicants && (
        <div className="col-start-2 text-[0.8125rem]">
          <ApplicantLinks hasWords postingId={record.id} />
        </div>
      )}
    </li>
  );
}

function ColumnValues({ record }: { record: StaffRecord }) {
  const { kind } = useOpenList();
  const names = kind.columns
    .flatMap(({ fields }) => fields)
    .filter((name) => name !== 'name' && fieldText(name, record[name]) !== '');
  return (
    <dl className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-[0.8125rem]">
      {names.map((name) => (
        <div key={name} className="max-w-full min-w-0">
          <dt className="sr-only">{kind.texts.fields[name]}</dt>
          <dd>
            <ListValue record={record} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
