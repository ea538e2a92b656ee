import { adminReport as texts } from '@/content/en/admin-report';
import type { FigurePair, Report } from '@/content/facts/report';
import { leadKinds, recordKindOf } from '../records/tabs';
import { stripBidiControls } from '../ui/direction';
import { outcomeChoiceOf, outcomeText } from '../ui/outcome';
import { countFigure, FigureTable, listAddress } from './figure-table';

/** A period and the one before. */
export interface ReportProps {
  report: Report;
  /** The days of both, as `rangeOf` formats them for lists. */
  ranges: readonly [string, string];
  columns: readonly [string, string];
}

export function OutcomesTable({ report, ranges, columns }: ReportProps) {
  const rowOf = ({ tableName, outcome, reason, count }: Report['outcomes'][number]) => ({
    id: `${outcome} ${reason}`,
    label: { text: outcomeText(outcomeChoiceOf({ outcome, lost_reason: reason })) },
    cells: ranges.map((days, index) => {
      const filters = { outcome, ...(reason && { lost_reason: reason }), outcome_on: days };
      return [countFigure(count[index] ?? 0, listAddress(tableName, { filters }))] as const;
    }),
  });
  const groups = leadKinds.map(({ table, texts: { title } }) => ({
    id: table,
    title,
    rows: report.outcomes.filter(({ tableName }) => tableName === table).map(rowOf),
  }));
  return <FigureTable title={texts.outcomes} {...{ columns, groups }} />;
}

export function ColleaguesTable({ report, ranges }: ReportProps) {
  const ownerIds = [...new Set(report.colleagues.map(({ id }) => id))];
  return (
    <div>
      <FigureTable
        title={texts.colleagues.title}
        columns={Object.values(texts.colleagues.columns)}
        groups={ownerIds.map((ownerId) => {
          const kinds = report.colleagues.filter(({ id }) => id === ownerId);
          return {
            id: ownerId ?? noOwner,
            title: stripBidiControls(kinds[0]?.name ?? texts.colleagues.nobody),
            rows: kinds.map((row) => ({
              id: row.tableName,
              label: { text: recordKindOf(row.tableName)?.texts.title ?? row.tableName },
              cells: cellsFor(row, ranges),
            })),
          };
        })}
      />
      <p className="py-1.5 text-quiet">{ownerIds.length > 0 ? texts.before : texts.none}</p>
    </div>
  );
}

const noOwner = 'none';

/** Returns the cells of `texts.colleagues.columns`: new, won and lost, each with the period before, and waiting. */
function cellsFor(row: Report['colleagues'][number], [days, before]: ReportProps['ranges']) {
  const owner = row.id ?? noOwner;
  const figureOf = (count: number, filters: Record<string, string>) =>
    countFigure(count, listAddress(row.tableName, { filters }));
  const pairOf = ([now, then]: FigurePair, filtersOn: (dates: string) => Record<string, string>) =>
    [figureOf(now, filtersOn(days)), figureOf(then, filtersOn(before))] as const;
  return [
    pairOf(row.leads, (dates) => ({ date: dates, owner })),
    pairOf(row.won, (dates) => ({ owner, outcome: 'won', outcome_on: dates })),
    pairOf(row.lost, (dates) => ({ owner, outcome: 'lost', outcome_on: dates })),
    [figureOf(row.waiting, { owner, waiting: 'yes' })],
  ] as const;
}
