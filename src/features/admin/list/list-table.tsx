import type { ReactNode } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { newestFirst } from './list-view';
import { ListValue, RecordAge, RecordLink, RecordOwner, RecordPreview } from './record-cells';
import { RecordMarks, SampleMark } from './record-marks';
import { PageCheckbox, RowCheckbox } from './list-selection';
import { SortHeading } from './sort-heading';
import { RecordActions } from '../changes/record-actions';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { ApplicantLinks } from '../ui/applicant-links';
import { StatusChip } from '../ui/status-chip';

const cell = 'px-1.5 py-0.5 text-start align-middle leading-4.5 first:px-0 last:py-0 last:pe-0';

export function ListTable({ hasPreview }: { hasPreview: boolean }) {
  const { kind, rows = [] } = useOpenList();
  const totalRem = columnsRem(kind) + (hasPreview ? previewRem : 0);
  // The columns of records share what those of fixed width leave.
  const shareOf = (rem: number) => ({
    width: `calc((100cqi - ${fixedRem(kind)}rem) * ${rem / totalRem})`,
  });
  const hasActions = kind.actions.length > 0;
  return (
    <table className="w-full table-fixed border-collapse border-b border-line">
      <caption className="sr-only">{kind.texts.title}</caption>
      <colgroup>
        <col style={widthOf(selectionRem)} />
        {kind.columns.map(({ fields, minWidthRem }) => (
          <col key={fields.join()} style={shareOf(minWidthRem)} />
        ))}
        {hasPreview && <col style={shareOf(previewRem)} />}
        {kind.hasApplicants && <col style={widthOf(applicantsRem)} />}
        <col style={widthOf(statusRem)} />
        {hasActions && <col style={widthOf(actionsRem)} />}
      </colgroup>
      <thead>
        <tr>
          <Heading>
            <PageCheckbox />
          </Heading>
          {kind.columns.map(({ fields }) => (
            <Heading key={fields.join()} fields={fields} />
          ))}
          {hasPreview && <Heading>{kind.texts.fields[kind.preview ?? '']}</Heading>}
          {kind.hasApplicants && <Heading>{adminDetail.job.applicants.label}</Heading>}
          <Heading fields={['status', 'created_at']} />
          {hasActions && (
            <Heading>
              <span className="sr-only">{adminLists.actions}</span>
            </Heading>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <Row key={record.id} record={record} hasPreview={hasPreview} />
        ))}
      </tbody>
    </table>
  );
}

function Heading({ fields = [], children }: { fields?: readonly string[]; children?: ReactNode }) {
  const { view } = useOpenList();
  const sort = view.sort ?? newestFirst;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={fields.includes(sort.field) ? direction : undefined}
      className={cx(
        cell,
        'sticky top-(--staff-header) z-1 bg-paper font-semibold whitespace-nowrap text-quiet shadow-[inset_0_-1px_0_var(--line)]',
      )}
    >
      {children && <span className="block leading-4.5 whitespace-normal">{children}</span>}
      {fields.length > 0 && <SortHeading fields={fields} />}
    </th>
  );
}

function Row({ record, hasPreview }: { record: StaffRecord; hasPreview: boolean }) {
  const { kind, selection } = useOpenList();
  return (
    <tr
      data-record={record.id}
      className={cx(
        'border-t border-line has-[[data-open][aria-current]]:bg-action/8',
        selection.ids.has(record.id) ? 'bg-action/8' : 'hover:bg-sand',
      )}
    >
      <td className={cell}>
        <RowCheckbox record={record} />
      </td>
      {kind.columns.map(({ fields }) => (
        <FieldsCell key={fields.join()} record={record} fields={fields} />
      ))}
      {hasPreview && (
        <td className={cell}>
          <RecordPreview record={record} className="line-clamp-2 text-[0.8125rem]" />
        </td>
      )}
      {kind.hasApplicants && (
        <td className={cell}>
          <ApplicantLinks postingId={record.id} />
        </td>
      )}
      <td className={cell}>
        <div className="flex items-center gap-x-2">
          <StatusChip isPlain kind={kind} record={record} />
          <SampleMark sample={record['sample']} />
        </div>
        <div className="flex items-center gap-x-2 text-[0.8125rem] text-quiet">
          <RecordAge record={record} />
          <RecordOwner record={record} />
        </div>
      </td>
      {kind.actions.length > 0 && (
        <td className={cell}>
          <RecordActions kind={kind} record={record} hasButtons />
        </td>
      )}
    </tr>
  );
}

function FieldsCell({ record, fields }: { record: StaffRecord; fields: readonly string[] }) {
  const isHeading = fields.includes('name');
  const Cell = isHeading ? 'th' : 'td';
  return (
    <Cell scope={isHeading ? 'row' : undefined} className={cx(cell, 'font-normal')}>
      {fields.map((field, index) => (
        <div key={field} className={cx(index > 0 && 'text-[0.8125rem] text-quiet')}>
          {field === 'name' ? (
            <RecordLink record={record} />
          ) : (
            <ListValue record={record} name={field} hasTwoLines={index === 0} />
          )}
        </div>
      ))}
      {isHeading && <RecordMarks record={record} className="flex-wrap" />}
    </Cell>
  );
}

const selectionRem = 2;
const previewRem = 12;
const applicantsRem = 14;
const statusRem = 8.5;
const actionsRem = 12;

const widthOf = (rem: number) => ({ width: `${rem}rem` });

const columnsRem = ({ columns }: RecordKind) =>
  columns.reduce((total, { minWidthRem }) => total + minWidthRem, 0);

const fixedRem = ({ hasApplicants, actions }: RecordKind) =>
  selectionRem +
  statusRem +
  (hasApplicants ? applicantsRem : 0) +
  (actions.length > 0 ? actionsRem : 0);

/** How much wider than their minimum the other columns have to be before a preview takes room from them. */
const sparePerColumn = 1.2;

/** Returns what fits into a width in rem: a table, and a preview in it. */
export function layoutOf(kind: RecordKind, widthRem: number) {
  const freeRem = widthRem - fixedRem(kind);
  const minRem = columnsRem(kind);
  return {
    isTable: freeRem >= minRem,
    hasPreview: kind.preview !== undefined && freeRem >= minRem * sparePerColumn + previewRem,
  };
}
