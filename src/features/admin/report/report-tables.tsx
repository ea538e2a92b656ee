import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { leadKinds, recordKindOf } from '../records/tabs';
import { stripBidiControls } from '../ui/direction';
import { outcomeChoiceOf, outcomeText } from '../ui/outcome';
import { countFigure, FigureTable } from './figure-table';

/** A period and the one before. */
export interface ReportProps {
  report: Report;
  /** The days of both, as filters of lists. */
  ranges: readonly [string, string];
  /** The days of both in words. */
  columns: readonly [string, string];
}

export function OutcomesTable({ report, ranges, columns }: ReportProps) {
  const rowOf = ({ tableName, outcome, reason, count }: Report['outcomes'][number]) => ({
    label: { text: outcomeText(outcomeChoiceOf({ outcome, lost_reason: reason })) },
    cells: ranges.map((days, index) => {
      const why = reason && { lost_reason: reason };
      const view = { filters: { outcome, ...why, outcome_on: days } };
      return [countFigure(count[index] ?? 0, tableName, view)] as const;
    }),
  });
  const groups = leadKinds.map(({ table, texts: { title } }) => ({
    title,
    rows: report.outcomes.filter(({ tableName }) => tableName === table).map(rowOf),
  }));
  return <FigureTable title={texts.outcomes} {...{ columns, groups }} />;
}

export function ColleaguesTable({ report, ranges }: ReportProps) {
  const ids = [...new Set(report.colleagues.map(({ id }) => id))];
  return (
    <div>
      <FigureTable
        title={texts.colleagues.title}
        columns={Object.values(texts.colleagues.columns)}
        groups={ids.map((owner) => {
          const kinds = report.colleagues.filter(({ id }) => id === owner);
          return {
            title: stripBidiControls(kinds[0]?.name ?? texts.colleagues.nobody),
            rows: kinds.map((row) => ({
              label: { text: recordKindOf(row.tableName)?.texts.title ?? row.tableName },
              cells: cellsFor(row, ranges),
            })),
          };
        })}
      />
      <p className="py-1.5 text-quiet">{ids.length > 0 ? texts.before : texts.none}</p>
    </div>
  );
}

function cellsFor(row: Report['colleagues'][number], [days, before]: ReportProps['ranges']) {
  const owner = row.id ?? 'none';
  const newCount = (count: number, dates: string) =>
    countFigure(count, row.tableName, { filters: { date: dates, owner } });
  const endedCount = (outcome: 'won' | 'lost', index: 0 | 1) =>
    countFigure(row[outcome][index], row.tableName, {
      filters: { owner, outcome, outcome_on: index === 0 ? days : before },
    });
  return [
    [newCount(row.leads[0], days), newCount(row.leads[1], before)],
    [endedCount('won', 0), endedCount('won', 1)],
    [endedCount('lost', 0), endedCount('lost', 1)],
    [countFigure(row.waiting, row.tableName, { filters: { owner, waiting: 'yes' } })],
  ] as const;
}
