import type { Report } from '@/content/facts/report';
import { defaultView, writeView, type ListView } from '../list/list-view';
import type { RecordTable } from '../records/record-list';
import { leadLists, listOf } from '../records/tabs';
import type { Figure } from './figure-table';

/** What the tables need of a period and of the one before. */
export interface ReportProps {
  report: Report;
  /** Their days, as filters of lists name them. */
  ranges: readonly [string, string];
  /** The same in words. */
  columns: readonly [string, string];
}

/** Returns one cell for each of the two periods. */
export function cellsOf(
  { ranges }: Pick<ReportProps, 'ranges'>,
  figure: (days: string, nth: 0 | 1) => Figure,
): [Figure][] {
  return [[figure(ranges[0], 0)], [figure(ranges[1], 1)]];
}

export function counted(count: number, table: RecordTable, view: Partial<ListView>): Figure {
  return { text: count.toLocaleString('en'), to: linkTo(table, view) };
}

/** Returns the address of the list behind a figure. */
export function linkTo(table: RecordTable, view: Partial<ListView>): string {
  return `${listOf(table)?.path}?${writeView({ ...defaultView, ...view })}`;
}

export const titleOf = (table: RecordTable) => listOf(table)?.texts.title ?? table;

export const leadTables = leadLists.map(({ table }) => table);
