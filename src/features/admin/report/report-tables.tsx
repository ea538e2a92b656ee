import { adminReport as texts } from '@/content/en/admin-report';
import type { Report } from '@/content/facts/report';
import { leadKinds, recordKindOf } from '../records/tabs';
import { stripBidi } from '../ui/direction';
import { choiceOf, outcomeText } from '../ui/outcome';
import { FigureTable } from './figure-table';
import { counted, type ReportProps } from './report-figures';

/** Won and lost leads, with reasons. */
export function OutcomesTable({ report, ranges, columns }: ReportProps) {
  const rowOf = ({ tableName, outcome, reason, count }: Report['outcomes'][number]) => ({
    label: { text: outcomeText(choiceOf({ outcome, lost_reason: reason })) },
    cells: ranges.map((days, nth) => {
      const why = reason && { lost_reason: reason };
      const view = { filters: { outcome, ...why, outcome_on: days } };
      return [counted(count[nth] ?? 0, tableName, view)] as const;
    }),
  });
  const groups = leadKinds.map(({ table, texts: { title } }) => ({
    title,
    rows: report.outcomes.filter(({ tableName }) => tableName === table).map(rowOf),
  }));
  return <FigureTable title={texts.outcomes} {...{ columns, groups }} />;
}

/** New, won, lost and waiting records of each colleague. */
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
            title: stripBidi(kinds[0]?.name ?? texts.colleagues.nobody),
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
  const arrived = (count: number, dates: string) =>
    counted(count, row.tableName, { filters: { date: dates, owner } });
  const ended = (outcome: 'won' | 'lost', nth: 0 | 1) =>
    counted(row[outcome][nth], row.tableName, {
      filters: { owner, outcome, outcome_on: nth === 0 ? days : before },
    });
  return [
    [arrived(row.leads[0], days), arrived(row.leads[1], before)],
    [ended('won', 0), ended('won', 1)],
    [ended('lost', 0), ended('lost', 1)],
    [counted(row.waiting, row.tableName, { filters: { owner, waiting: 'yes' } })],
  ] as const;
}
