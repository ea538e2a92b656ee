import type { Report } from '@/content/facts/report';
import { defaultView, writeView, type ListView } from '../list/list-view';
import type { RecordTable } from '../records/record-list';
import { listOf } from '../records/tabs';
import type { Figure } from './figure-table';

/** What the tables need of a period and of the one before. */
export interface ReportProps {
  report: Report;
  /** Their days, as filters of lists name them. */
  ranges: readonly [string, string];
  /** The same in words. */
  columns: readonly [string, string];
}

export function counted(count: number, table: RecordTable, view: Partial<ListView>): Figure {
  return { text: count.toLocaleString('en'), to: linkTo(table, view) };
}

/** Returns the address of the list behind a figure. */
export function linkTo(table: RecordTable, view: Partial<ListView>): string {
  return `${listOf(table)?.path}?${writeView({ ...defaultView, ...view })}`;
}
