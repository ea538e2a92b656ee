import { Link } from '@/components/ui/link';
import { adminWeek } from '@/content/en/admin-week';
import { listOf } from '../records/tabs';
import { durationOf } from '../ui/timestamps';
import { FigureTable } from './figure-table';
import { cellsOf, counted, linkTo, titleOf, type WeekProps } from './week-figures';

const { proposals: texts, waiting: waitingTexts } = adminWeek;
const table = 'quote_requests';
const hourMs = 3_600_000;

/** How many quote requests were answered, how long that took, and which one waits longest. */
export function ProposalsTable(props: WeekProps) {
  const { proposals, slowest } = props.week;
  const rows = [
    {
      label: texts.answered,
      cells: cellsOf(props, (answered, nth) =>
        counted(proposals.count[nth], table, { filters: { answered } }),
      ),
    },
    {
      label: texts.median,
      cells: cellsOf(props, (answered, nth) => {
        const hours = proposals.medianHours[nth];
        return {
          text: hours === null ? texts.none : durationOf(hours * hourMs),
          to: linkTo(table, { filters: { answered } }),
        };
      }),
    },
  ];
  return (
    <FigureTable title={texts.title} columns={props.columns} groups={[{ rows }]}>
      <p className="py-1.5">
        {slowest ? (
          <Link
            to={`${listOf(table)?.path}/${slowest.id}`}
            className="text-link underline-offset-4 hover:underline print:text-ink"
          >
            {texts.slowest(slowest.reference, durationOf(slowest.waitedHours * hourMs))}
          </Link>
        ) : (
          texts.noneOpen
        )}
      </p>
    </FigureTable>
  );
}

/** Who waits for us now, of every kind. */
export function WaitingTable({ week }: WeekProps) {
  const rows = week.waiting.map(({ tableName, count, overdue }) => ({
    label: titleOf(tableName),
    cells: [
      [counted(count, tableName, { filters: { waiting: 'yes' } })],
      [counted(overdue, tableName, { filters: { waiting: 'overdue' } })],
    ] as const,
  }));
  return (
    <FigureTable
      title={waitingTexts.title}
      columns={[waitingTexts.count, waitingTexts.overdue]}
      groups={[{ rows }]}
    />
  );
}
