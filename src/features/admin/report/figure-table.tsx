import { Link } from '@/components/ui/link';
import { adminReport } from '@/content/en/admin-report';
import { defaultView, writeView, type ListView } from '../list/list-view';
import type { RecordTable } from '../records/record-kind';
import { recordKindOf } from '../records/tabs';

interface Figure {
  text: string;
  /** Address of the list behind the figure. */
  to?: string | undefined;
  isQuiet?: boolean;
}

export interface FigureRow {
  id: string;
  label: Figure;
  /** A cell of two figures shows the second in brackets. */
  cells: readonly (readonly [Figure, Figure?])[];
}

interface FigureTableProps {
  title: string;
  columns: readonly string[];
  /** Groups have titles if there are several, shown above their rows. */
  groups: readonly { id: string; title?: string; rows: readonly FigureRow[] }[];
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
              className="py-1 ps-3 text-end font-semibold max-sm:ps-1 max-sm:text-[0.6875rem]"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
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
          {group.rows.map(({ id, label, cells }) => (
            <tr key={id} className="border-b border-line">
              <th
                scope="row"
                dir="auto"
                className="min-w-24 py-1 text-start font-normal wrap-anywhere"
              >
                <FigureText {...label} />
              </th>
              {cells.map(([figure, beside], index) => (
                <Cell key={columns[index]} {...{ figure, beside }} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ figure, beside }: { figure: Figure; beside: Figure | undefined }) {
  return (
    <td className="ps-3 text-end tabular-nums max-sm:ps-1 max-sm:wrap-anywhere sm:whitespace-nowrap">
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
  );
}

function FigureText({ text, to, isQuiet = false }: Figure) {
  if (to === undefined) return isQuiet ? <span className="text-quiet">{text}</span> : text;
  return (
    <Link
      to={to}
      className="inline-block text-link underline-offset-4 hover:underline pointer-coarse:py-2.5"
    >
      {text}
    </Link>
  );
}

/** Returns a count with the address of the list behind it, if there is one; zero is quiet and leads nowhere. */
export function countFigure(count: number, to?: string): Figure {
  return count === 0 ? { text: '0', isQuiet: true } : { text: count.toLocaleString('en'), to };
}

export function listAddress(table: RecordTable, view: Partial<ListView>): string {
  return `${recordKindOf(table)?.path}?${writeView({ ...defaultView, ...view })}`;
}
