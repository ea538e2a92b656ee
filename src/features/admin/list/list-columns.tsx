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
import { useOpenList } from './list-context';
import type { Selection } from './list-selection';
import { newestFirst, sortsOf } from './list-view';
import { Checkbox, ListValue, nameOf, RecordActions, RecordLink } from './record-cells';
import { ApplicantLinks } from '../ui/applicant-links';
import { isolated } from '../ui/direction';
import { StatusChip } from '../ui/status-chip';
import { statusBadge } from '../records/status-badge';
import type { RecordList, StaffRecord } from '../records/record-list';
import { TimeAgo } from '../ui/time-ago';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

const columnHelper = createColumnHelper<typeof features, StaffRecord>();

export type RecordTableModel = ReactTable<typeof features, StaffRecord>;
export type RecordRow = Row<typeof features, StaffRecord>;

/** Widths in rem; the name takes the rest. */
const widths: Record<string, number> = {
  select: 2.5,
  created_at: 7.75,
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
const leastNameWidth = 10.5;

export function widthOf(id: string, list: RecordList): number {
  const { statuses, actions } = list;
  if (id === 'status') {
    const longest = Math.max(...statuses.map(({ name }) => statusBadge(list, name).label.length));
    return 3.75 + longest * 0.55;
  }
  if (id !== 'actions') return widths[id] ?? usualWidth;
  return 1 + actions.reduce((width, { label }) => width + label.length * 0.5 + 1, 0);
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
  const { texts, actions, applicants } = list;
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
      cell: ({ row }) => <StatusChip list={list} status={row.original.status} />,
    }),
    columnHelper.accessor('created_at', {
      header: texts.created,
      sortDescFirst: true,
      cell: ({ row }) => <TimeAgo timestamp={row.original.created_at} />,
    }),
    ...(actions.length > 0
      ? [
          columnHelper.display({
            id: 'actions',
            header: admin.list.actions,
            cell: ({ row }) => <RecordActions list={list} record={row.original} />,
          }),
        ]
      : []),
  ]);
}

export function SelectRow({ list, row }: { list: RecordList; row: RecordRow }) {
  return (
    <Checkbox
      label={adminLists.selection.select(isolated(nameOf(list, row.original)))}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  );
}

/** Hides columns that do not fit, the least important first; the open record shows every field. */
function visibleColumns(list: RecordList, width: number | undefined): Record<string, boolean> {
  if (width === undefined) return {};
  const [first, ...others] = list.columns;
  const byImportance = [
    first,
    ...(list.applicants ? ['applicants'] : []),
    ...(list.actions.length > 0 ? ['actions'] : []),
    ...others,
  ];
  const always = ['select', 'status', 'created_at'];
  let left = always.reduce((rest, id) => rest - widthOf(id, list), width - leastNameWidth);
  return Object.fromEntries(
    byImportance.map((id = '') => {
      left -= widthOf(id, list);
      return [id, left >= 0];
    }),
  );
}
