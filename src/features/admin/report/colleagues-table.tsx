import { adminReport } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { unturned } from '../ui/direction';
import { FigureTable } from './figure-table';
import { counted, titleOf, type ReportProps } from './report-figures';

const { colleagues: texts } = adminReport;

/** What each colleague got, won, lost and has to answer. */
export function ColleaguesTable({ report, ranges }: ReportProps) {
  const ids = [...new Set(report.colleagues.map(({ id }) => id))];
  return (
    <FigureTable
      title={texts.title}
      columns={Object.values(texts.columns)}
      groups={ids.map((owner) => {
        const kinds = report.colleagues.filter(({ id }) => id === owner);
        return {
          title: unturned(kinds[0]?.name ?? texts.nobody),
          rows: kinds.map((row) => ({
            label: titleOf(row.tableName),
            cells: cellsFor(row, ranges),
          })),
        };
      })}
      empty={adminReport.none}
    >
      <p className="py-1.5 text-quiet">{adminReport.before}</p>
    </FigureTable>
  );
}

function cellsFor(row: Report['colleagues'][number], ranges: ReportProps['ranges']) {
  const owner = row.id ?? 'none';
  const arrived = (nth: 0 | 1) =>
    counted(row.leads[nth], row.tableName, { filters: { owner, date: ranges[nth] } });
  const ended = (outcome: 'won' | 'lost', nth: 0 | 1) =>
    counted(row[outcome][nth], row.tableName, {
      filters: { owner, outcome, outcome_on: ranges[nth] },
    });
  return [
    [arrived(0), arrived(1)],
    [ended('won', 0), ended('won', 1)],
    [ended('lost', 0), ended('lost', 1)],
    [counted(row.waiting, row.tableName, { filters: { owner, waiting: 'yes' } })],
  ] as const;
}
