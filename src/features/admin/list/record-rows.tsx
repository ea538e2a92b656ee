import {
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import { adminLists } from '@/content/en/admin-lists';
import { referenceOf } from '@/lib/reference';
import type { Selection } from './list-selection';
import { Checkbox } from './record-cells';
import { isolated } from '../ui/direction';
import type { RecordList, StaffRecord } from '../records/record-list';
import { nameOf } from '../ui/name-of';

const features = tableFeatures({ rowSelectionFeature });

export type RecordTableModel = ReactTable<typeof features, StaffRecord>;
export type RecordRow = Row<typeof features, StaffRecord>;

/** Sets up the rows and the selection of a list, for both table and cards. */
export function useRecordRows(rows: StaffRecord[], selection: Selection): RecordTableModel {
  return useTable({
    features,
    columns: [],
    data: rows,
    getRowId: ({ id }) => id,
    state: { rowSelection: selection.state },
    onRowSelectionChange: selection.change,
  });
}

export function SelectPage({ table }: { table: RecordTableModel }) {
  return (
    <Checkbox
      label={adminLists.selection.all}
      checked={table.getIsAllPageRowsSelected()}
      some={table.getIsSomePageRowsSelected()}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
    />
  );
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
