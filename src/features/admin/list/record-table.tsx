import type { ReactNode } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { cx } from '@/lib/cx';
import { useOpenList } from './list-context';
import { newestFirst } from './list-view';
import { ListValue, RecordAge, RecordLink, RecordOwner, RecordPreview } from './record-cells';
import { RecordMarks } from './record-marks';
import { SelectPage, SelectRow } from './list-selection';
import { SortHeading } from './sort-heading';
import { RecordActions } from '../changes/record-actions';
import type { RecordList, StaffRecord } from '../records/record-list';
import { ApplicantLinks } from '../ui/applicant-links';
import { SampleMark } from '../ui/sample-mark';
import { StatusChip } from '../ui/status-chip';

interface RecordTableProps {
  hasPreview: boolean;
}

const cell = 'px-1.5 py-0.5 text-start align-middle leading-4.5 first:px-0 last:py-0 last:pe-0';

export function RecordTable({ hasPreview }: RecordTableProps) {
  const { list, rows = [] } = useOpenList();
  const all = columnsWidth(list) + (hasPreview ? previewWidth : 0);
  const share = (width: number) => ({
    width: `calc((100cqi - ${fixedWidth(list)}rem) * ${width / all})`,
  });
  const hasActions = list.actions.length > 0;
  return (
    <table className="w-full table-fixed border-collapse border-b border-line">
      <caption className="sr-only">{list.texts.title}</caption>
      <colgroup>
        <col className="w-8" />
        {list.columns.map(({ fields, minWidthRem }) => (
          <col key={fields.join()} style={share(minWidthRem)} />
        ))}
        {hasPreview && <col style={share(previewWidth)} />}
        {list.hasApplicants && <col className="w-56" />}
        <col className="w-34" />
        {hasActions && <col className="w-48" />}
      </colgroup>
      <thead>
        <tr>
          <Heading>
            <SelectPage />
          </Heading>
          {list.columns.map(({ fields }) => (
            <Heading key={fields.join()} fields={fields} />
          ))}
          {hasPreview && <Heading>{list.texts.fields[list.preview ?? '']}</Heading>}
          {list.hasApplicants && <Heading>{adminDetail.job.applicants.label}</Heading>}
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

interface HeadingProps {
  /** The fields by which this column's heading sorts. */
  fields?: readonly string[];
  children?: ReactNode;
}

function Heading({ fields = [], children }: HeadingProps) {
  const { view } = useOpenList();
  const sort = view.sort ?? newestFirst;
  const isSorted = fields.includes(sort.id);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
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

function Row({ record, hasPreview }: RecordTableProps & { record: StaffRecord }) {
  const { list, selection } = useOpenList();
  return (
    <tr
      data-record={record.id}
      className={cx(
        'border-t border-line has-[[data-open][aria-current]]:bg-action/8',
        selection.ids.has(record.id) ? 'bg-action/8' : 'hover:bg-sand',
      )}
    >
      <td className={cell}>
        <SelectRow record={record} />
      </td>
      {list.columns.map(({ fields }) => {
        const isName = fields.includes('name');
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={fields.join()}
            scope={isName ? 'row' : undefined}
            className={cx(cell, 'font-normal')}
          >
            {fields.map((field, line) => (
              <div key={field} className={cx(line > 0 && 'text-[0.8125rem] text-quiet')}>
                {field === 'name' ? (
                  <RecordLink record={record} />
                ) : (
                  <ListValue record={record} name={field} wraps={line === 0} />
                )}
              </div>
            ))}
            {isName && <RecordMarks record={record} className="flex-wrap" />}
          </Cell>
        );
      })}
      {hasPreview && (
        <td className={cell}>
          <RecordPreview record={record} className="line-clamp-2 text-[0.8125rem]" />
        </td>
      )}
      {list.hasApplicants && (
        <td className={cell}>
          <ApplicantLinks id={record.id} />
        </td>
      )}
      <td className={cell}>
        <div className="flex items-center gap-x-2">
          <StatusChip isPlain list={list} record={record} />
          <SampleMark sample={record['sample']} />
        </div>
        <div className="flex items-center gap-x-2 text-[0.8125rem] text-quiet">
          <RecordAge record={record} />
          <RecordOwner record={record} />
        </div>
      </td>
      {list.actions.length > 0 && (
        <td className={cell}>
          <RecordActions list={list} record={record} hasButtons />
        </td>
      )}
    </tr>
  );
}

const previewWidth = 12;

/** Minimum width of the columns in rem; wide tables keep their proportions. */
const columnsWidth = ({ columns }: RecordList) =>
  columns.reduce((total, { minWidthRem }) => total + minWidthRem, 0);

/** Width in rem of selection, status, applicants and buttons, which do not grow. */
const fixedWidth = ({ hasApplicants, actions }: RecordList) =>
  10.5 + (hasApplicants ? 14 : 0) + (actions.length > 0 ? 12 : 0);

/** Returns what fits into a width in rem: a table, with a preview if there is room, or neither. */
export function layoutOf(list: RecordList, width: number) {
  const room = width - fixedWidth(list);
  const own = columnsWidth(list);
  return {
    isTable: room >= own,
    hasPreview: list.preview !== undefined && room >= own * 1.2 + previewWidth,
  };
}
