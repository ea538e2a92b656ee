import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import type { StaffRecord } from '../records/record-list';

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export const columnHelper = createColumnHelper<typeof features, StaffRecord>();

export type RecordTableModel = ReactTable<typeof features, StaffRecord>;
export type RecordRow = Row<typeof features, StaffRecord>;
