import { adminWeek } from '@/content/en/admin-week';
import type { Week } from '@/content/facts/week';
import { unturned } from '../ui/direction';
import { FigureTable } from './figure-table';
import { counted, titleOf, type WeekProps } from './week-figures';

const { colleagues: texts } = adminWeek;

/** What each colleague got, won, lost and has to answer. */
export function ColleaguesTable({ week, ranges }: WeekProps) {
  const ids = [...new Set(week.colleagues.map(({ id }) => id))];
  return (
    <FigureTable
      title={texts.title}
      columns={Object.values(texts.columns)}
      groups={ids.map((owner) => {
        const kinds = week.colleagues.filter(({ id }) => id === owner);
        return {
          title: unturned(kinds[0]?.name ?? texts.nobody),
          rows: kinds.map((row) => ({
            label: titleOf(row.tableName),
            cells: cellsFor(row, ranges),
          })),
        };
      })}
      empty={adminWeek.none}
    >
      <p className="py-1.5 text-quiet">{adminWeek.before}</p>
    </FigureTable>
  );
}

function cellsFor(row: Week['colleagues'][number], ranges: WeekProps['ranges']) {
  const owner = row.id ?? 'none';
  const arrived = (nth: 0 | 1) =>
    counted(row.leads[nth], row.tableName, { dates: ranges[nth], filters: { owner } });
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
