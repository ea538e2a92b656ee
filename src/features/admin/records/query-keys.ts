import type { RecordTable, StaffRecord } from './record-kind';

export const pagesKey = (table: RecordTable) => [table, 'staff-page'] as const;

export const recordsKey = (table: RecordTable) => [table, 'record'] as const;

export const changeScopeOf = (table: RecordTable) => ({ id: `changes of ${table}` });

export const recordKey = (table: RecordTable, id: string) => [...recordsKey(table), id] as const;

export const pageSize = 25;

export interface RecordPage {
  rows: StaffRecord[];
  total: number;
  /** The total is a lower bound, because a search is counted only up to a limit. */
  isLowerBound: boolean;
  /** The search and the filters of the page (list/list-view.ts). */
  filterKey: string;
}
