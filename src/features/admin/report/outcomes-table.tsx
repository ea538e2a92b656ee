import { adminReport } from '@/content/en/admin-report';
import { choiceOf, outcomeText } from '../ui/outcome';
import { FigureTable } from './figure-table';
import { cellsOf, counted, leadTables, titleOf, type ReportProps } from './report-figures';

/** What was won and lost, and why. */
export function OutcomesTable(props: ReportProps) {
  const { outcomes } = props.report;
  const groups = leadTables.map((table) => ({
    title: titleOf(table),
    rows: outcomes
      .filter(({ tableName }) => tableName === table)
      .map(({ outcome, reason, count }) => ({
        label: outcomeText(choiceOf({ outcome, lost_reason: reason })),
        cells: cellsOf(props, (days, nth) => {
          const why = reason && { lost_reason: reason };
          return counted(count[nth], table, { filters: { outcome, ...why, outcome_on: days } });
        }),
      })),
  }));
  return <FigureTable title={adminReport.outcomes} columns={props.columns} groups={groups} />;
}
