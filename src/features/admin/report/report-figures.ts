import type { Report } from '@/content/facts/report';
import { defaultView, writeView, type ListView } from '../list/list-view';
import type { RecordTable } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';
import type { Figure } from './figure-table';

/** Props of the tables: a period and the one before. */
export interface ReportProps {
  report: Report;
  /** The days of both, as filters of lists. */
  ranges: readonly [string, string];
  /** The days of both in words. */
  columns: readonly [string, string];
}

export function countFigure(count: number, table: RecordTable, view: Partial<ListView>): Figure {
  return { text: count.toLocaleString('en'), to: linkTo(table, view) };
}

/** Returns the address of the list behind a figure. */
export function linkTo(table: RecordTable, view: Partial<ListView>): string {
  return `${recordKindOf(table)?.path}?${writeView({ ...defaultView, ...view })}`;
}
