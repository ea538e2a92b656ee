import { Link } from '@/components/ui/link';
import { adminReport } from '@/content/en/admin-report';
import { defaultView, writeView, type ListView } from '../list/list-view';
import type { RecordTable } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';

interface Figure {
  text: string;
  /** Address of the list behind the figure. */
  to?: string | undefined;
}

export interface FigureRow {
  label: Figure;
  /** A cell of two figures shows the second in brackets. */
  cells: readonly (readonly [Figure, Figure?])[];
}

interface FigureTableProps {
  title: string;
  columns: readonly string[];
  /** Groups have titles if there are several. */
  groups: readonly { title?: string; rows: readonly FigureRow[] }[];
}

export function FigureTable({ title, columns, groups }: FigureTableProps) {
  return (
    <table className="w-full border-collapse self-start">
      <caption className="pb-1 text-start text-[1rem] font-bold tracking-tight">{title}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-quiet">
          <th scope="col">
            <span className="sr-only">{adminReport.figures.of}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-1 ps-3 text-end font-semibold max-sm:ps-1.5 max-sm:text-[0.6875rem]"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title ?? title}>
          {group.title && group.rows.length > 0 && (
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length + 1}
                className="pt-2.5 pb-0.5 text-start font-semibold"
              >
                {group.title}
              </th>
            </tr>
          )}
          {group.rows.map(({ label, cells }) => (
            <tr key={label.text} className="border-b border-line">
              <th
                scope="row"
                dir="auto"
                className="min-w-24 py-1 text-start font-normal wrap-anywhere"
              >
                <FigureText {...label} />
              </th>
              {cells.map(([figure, beside], index) => (
                <td
                  key={columns[index]}
                  className="ps-3 text-end tabular-nums max-sm:ps-1.5 max-sm:wrap-anywhere sm:whitespace-nowrap"
                >
                  <FigureText {...figure} />
                  {beside && (
                    <>
                      {' '}
                      <span className="whitespace-nowrap text-quiet">
                        (<FigureText {...beside} />)
                      </span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function FigureText({ text, to }: Figure) {
  if (text === '0') return <span className="text-quiet">0</span>;
  if (to === undefined) return text;
  return (
    <Link
      to={to}
      className="inline-block text-link underline-offset-4 hover:underline pointer-coarse:py-2.5"
    >
      {text}
    </Link>
  );
}

export function countFigure(count: number, table: RecordTable, view: Partial<ListView>): Figure {
  return { text: count.toLocaleString('en'), to: linkTo(table, view) };
}

/** Returns the address of the list behind a figure. */
export function linkTo(table: RecordTable, view: Partial<ListView>): string {
  return `${recordKindOf(table)?.path}?${writeView({ ...defaultView, ...view })}`;
}
