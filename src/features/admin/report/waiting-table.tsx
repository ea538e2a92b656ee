import { adminReport } from '@/content/en/admin-report';
import { FigureTable } from './figure-table';
import { counted, titleOf, type ReportProps } from './report-figures';

const { waiting: texts } = adminReport;

/** Who waits for us now, of every kind. */
export function WaitingTable({ report }: ReportProps) {
  const rows = report.waiting.map(({ tableName, count, overdue }) => ({
    label: titleOf(tableName),
    cells: [
      [counted(count, tableName, { filters: { waiting: 'yes' } })],
      [counted(overdue, tableName, { filters: { waiting: 'overdue' } })],
    ] as const,
  }));
  return (
    <FigureTable title={texts.title} columns={[texts.count, texts.overdue]} groups={[{ rows }]} />
  );
}
