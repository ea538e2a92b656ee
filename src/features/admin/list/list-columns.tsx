import type { ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { cx } from '@/lib/cx';
import type { Layout } from './list-layout';
import { RecordActions } from '../changes/record-actions';
import { ListAge } from './record-age';
import { ListValue, RecordLink } from './record-cells';
import { RecordOwner } from './record-owner';
import { RecordPreview } from './record-preview';
import { SelectPage, SelectRow, type RecordRow, type RecordTableModel } from './record-rows';
import type { RecordUpdate } from '../changes/use-update-records';
import { ApplicantLinks } from '../ui/applicant-links';
import { StatusChip } from '../ui/status-chip';
import type { RecordList } from '../records/record-list';

export interface TableColumn {
  id: string;
  /** As in CSS; the column without one takes the rest. */
  width?: string | undefined;
  /** Each sorts the list by its field, if it names one. */
  headings: readonly { field?: string; label: ReactNode }[];
  cell: (row: RecordRow, change: RecordUpdate) => ReactNode;
  /** Names the row. */
  isName?: boolean;
}

/** The columns of a table, from the selection to the actions. @param time the one beside the status */
export function tableColumns(
  list: RecordList,
  { columns, hasPreview, actions }: Layout,
  table: RecordTableModel,
  time: string,
): TableColumn[] {
  const { texts, visitors, preview, applicants } = list;
  return [
    {
      id: 'select',
      width: '2.25rem',
      headings: [{ label: <SelectPage table={table} /> }],
      cell: (row) => <SelectRow list={list} row={row} />,
    },
    ...columns.map((column, index) => ({
      id: column.fields.join('-'),
      // wider in a wide list, so that fewer texts are cut off
      width:
        hasPreview || index > 0
          ? `clamp(${column.width}rem, ${column.width * 1.15}cqi, ${column.width * 1.5}rem)`
          : undefined,
      headings: column.fields.map((field) => ({ field, label: labelOf(list, field) })),
      cell: ({ original }: RecordRow) =>
        column.fields.map((field, line) => (
          <div key={field} className={cx('leading-6', line > 0 && 'text-quiet')}>
            {field === 'name' ? (
              <RecordLink list={list} record={original} alone={column.fields.length === 1} />
            ) : (
              <ListValue name={field} kind={list.fields[field]} value={original[field]} />
            )}
          </div>
        )),
      isName: column.fields.includes('name'),
    })),
    ...(hasPreview && preview
      ? [
          {
            id: 'preview',
            headings: [{ label: texts.fields[preview] }],
            cell: ({ original }: RecordRow) => (
              <RecordPreview list={list} record={original} className="line-clamp-2 leading-6" />
            ),
          },
        ]
      : []),
    ...(applicants
      ? [
          {
            id: 'applicants',
            width: '14rem',
            headings: [{ label: adminDetail.job.applicants.label }],
            cell: ({ id }: RecordRow) => <ApplicantLinks id={id} />,
          },
        ]
      : []),
    {
      id: 'status',
      width: '10rem',
      headings: ['status', time].map((field) => ({
        field,
        label: labelOf(list, field),
      })),
      cell: ({ original }) => (
        <div className="leading-6 text-quiet">
          <div className="flex h-6 items-center leading-4.5">
            <StatusChip list={list} record={original} />
          </div>
          <ListAge record={original} />
        </div>
      ),
    },
    ...(visitors
      ? [
          {
            id: 'owner',
            width: '3.75rem',
            headings: [{ label: adminOwner.owner }],
            cell: ({ original }: RecordRow) => <RecordOwner record={original} />,
          },
        ]
      : []),
    ...(list.actions.length > 0
      ? [
          {
            id: 'actions',
            width: actionsWidths[actions],
            headings: [{ label: <span className="sr-only">{adminLists.actions}</span> }],
            cell: ({ original }: RecordRow, change: RecordUpdate) => (
              <RecordActions list={list} record={original} change={change} layout={actions} />
            ),
          },
        ]
      : []),
  ];
}

const actionsWidths = { menu: '2.75rem', stacked: '11rem', inline: '19rem' };

export function labelOf({ texts }: RecordList, field: string): string {
  const common: Record<string, string> = {
    name: texts.who,
    status: admin.list.status,
    created_at: texts.created,
    updated_at: adminLists.sort.changed,
  };
  return common[field] ?? texts.fields[field] ?? field;
}
