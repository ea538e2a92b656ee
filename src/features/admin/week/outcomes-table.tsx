import { adminWeek } from '@/content/en/admin-week';
import { moneyText } from '@/content/facts/money';
import { choiceOf, outcomeText } from '../ui/outcome';
import { FigureTable } from './figure-table';
import { cellsOf, counted, leadTables, linkTo, titleOf, type WeekProps } from './week-figures';

const { outcomes: texts } = adminWeek;

/** What was won and lost, why, and what the won leads are worth. */
export function OutcomesTable(props: WeekProps) {
  const { outcomes, amounts } = props.week;
  const groups = leadTables.map((table) => ({
    title: titleOf(table),
    rows: [
      ...outcomes
        .filter(({ tableName }) => tableName === table)
        .map(({ outcome, reason, count }) => ({
          label: outcomeText(choiceOf({ outcome, lost_reason: reason })),
          cells: cellsOf(props, (days, nth) => {
            const why = reason && { lost_reason: reason };
            return counted(count[nth], table, { filters: { outcome, ...why, outcome_on: days } });
          }),
        })),
      ...amounts
        .filter(({ tableName }) => tableName === table)
        .map(({ currency, sum }) => ({
          label: texts.worth(currency),
          cells: cellsOf(props, (days, nth) => ({
            text: moneyText(sum[nth], currency),
            to: linkTo(table, { filters: { outcome: 'won', outcome_on: days } }),
          })),
        })),
    ],
  }));
  return (
    <FigureTable
      title={texts.title}
      columns={props.columns}
      groups={groups}
      empty={adminWeek.none}
    />
  );
}
