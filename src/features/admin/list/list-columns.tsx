import {
  columnVisibilityFeature,
  createColumnHelper,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { adminOwner } from '@/content/en/admin-owner';
import { useOpenList } from './list-context';
import type { Selection } from './list-selection';
import { newestFirst, sortsOf } from './list-view';
import { RecordActions } from './record-actions';
import { RecordAge } from './record-age';
import { Checkbox, ListValue, nameOf, RecordLink } from './record-cells';
import { RecordOwner } from './record-owner';
import { RecordPreview } from './record-preview';
import { referenceOf } from '@/lib/reference';
import { ApplicantLinks } from '../ui/applicant-links';
import { isolated } from '../ui/direction';
import { StatusChip } from '../ui/status-chip';
import { statusBadge } from '../records/status-badge';
import type { RecordList, StaffRecord } from '../records/record-list';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

const columnHelper = createColumnHelper<typeof features, StaffRecord>();

export type RecordTableModel = ReactTable<typeof features, StaffRecord>;
export type RecordRow = Row<typeof features, StaffRecord>;

/** Widths in rem; the preview, or else the name, takes the rest. */
const widths: Record<string, number> = {
  select: 2.5,
  name: 13,
  owner: 4,
  created_at: 8.5,
  email: 13,
  company_operator: 11,
  service_interest: 12,
  service_type: 11,
  position_applied_for: 13,
  posting_title: 14,
  years_experience: 7,
  budget: 10.5,
  country: 7.5,
  applicants: 15,
};
const usualWidth = 10;
const minPreviewWidth = 18;

/** Returns the width of a column, or undefined for the one that takes the rest. */
export function widthOf(id: string, list: RecordList): number | undefined {
  if (id === (list.preview ? 'preview' : 'name')) return undefined;
  const { statuses } = list;
  if (id === 'status') {
    const longest = Math.max(...statuses.map(({ name }) => statusBadge(list, name).label.length));
    return 3.75 + longest * 0.55;
  }
  return widths[id] ?? usualWidth;
}

/** Sets up the rows, sorting and selection of a list, for both table and cards. */
export function useRecordTable(
  rows: StaffRecord[],
  selection: Selection,
  width: number | undefined,
): RecordTableModel {
  const { list, view, change } = useOpenList();
  const columns = useMemo(() => columnsOf(list), [list]);
  const columnVisibility = useMemo(() => visibleColumns(list, width), [list, width]);
  const sorting = [view.sort ?? newestFirst];
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableMultiSort: false,
    state: { columnVisibility, rowSelection: selection.state, sorting },
    onRowSelectionChange: selection.change,
    onSortingChange: (update) => change({ sort: functionalUpdate(update, sorting)[0] }),
  });
}

function columnsOf(list: RecordList) {
  const { texts, visitors, preview, applicants } = list;
  const sortable = sortsOf(list);
  return columnHelper.columns([
    columnHelper.display({
      id: 'select',
      header: ({ table }) => (
        <Checkbox
          label={adminLists.selection.all}
          checked={table.getIsAllPageRowsSelected()}
          some={table.getIsSomePageRowsSelected()}
          onChange={table.getToggleAllPageRowsSelectedHandler()}
        />
      ),
      cell: ({ row }) => <SelectRow list={list} row={row} />,
    }),
    columnHelper.accessor((record) => nameOf(list, record), {
      id: 'name',
      header: texts.who,
      sortDescFirst: false,
      cell: ({ row }) => <RecordLink list={list} record={row.original} />,
    }),
    ...(preview
      ? [
          columnHelper.display({
            id: 'preview',
            header: texts.fields[preview] ?? preview,
            cell: ({ row }) => (
              <div className="flex flex-wrap items-center">
                <RecordPreview list={list} record={row.original} className="flex-1 truncate" />
                <RecordActions list={list} record={row.original} />
              </div>
            ),
          }),
        ]
      : []),
    ...list.columns.map((name) =>
      columnHelper.accessor((record) => record[name], {
        id: name,
        header: texts.fields[name] ?? name,
        enableSorting: sortable.includes(name),
        sortDescFirst: false,
        cell: ({ row }) => (
          <ListValue name={name} kind={list.fields[name]} value={row.original[name]} />
        ),
      }),
    ),
    ...(applicants
      ? [
          columnHelper.display({
            id: 'applicants',
            header: adminDetail.job.applicants.label,
            cell: ({ row }) => <ApplicantLinks id={row.id} />,
          }),
        ]
      : []),
    columnHelper.accessor('status', {
      header: admin.list.status,
      sortDescFirst: false,
      cell: ({ row }) => <StatusChip list={list} record={row.original} />,
    }),
    ...(visitors
      ? [
          columnHelper.display({
            id: 'owner',
            header: adminOwner.owner,
            cell: ({ row }) => <RecordOwner record={row.original} />,
          }),
        ]
      : []),
    columnHelper.accessor('created_at', {
      header: texts.created,
      sortDescFirst: true,
      cell: ({ row }) => <RecordAge record={row.original} />,
    }),
  ]);
}

export function SelectRow({ list, row }: { list: RecordList; row: RecordRow }) {
  const name = nameOf(list, row.original);
  const namesakes = row.table
    .getRowModel()
    .rows.filter(({ original }) => nameOf(list, original) === name);
  const reference = namesakes.length > 1 ? referenceOf(row.id) : undefined;
  return (
    <Checkbox
      label={adminLists.selection.select(isolated(name), reference)}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  );
}

/** Hides columns that do not fit, the least important first; the open record shows every field. */
function visibleColumns(list: RecordList, width: number | undefined): Record<string, boolean> {
  if (width === undefined) return {};
  const [first = '', ...others] = list.columns;
  const byImportance = list.applicants ? [first, 'applicants', ...others] : list.columns;
  const always = ['select', 'name', 'status', 'created_at'];
  if (list.preview) always.push('preview', 'owner');
  const needed = (id: string) =>
    widthOf(id, list) ?? (list.preview ? minPreviewWidth : (widths['name'] ?? 0));
  let left = always.reduce((rest, id) => rest - needed(id), width);
  return Object.fromEntries(
    byImportance.map((id) => {
      left -= needed(id);
      return [id, left >= 0];
    }),
  );
}
