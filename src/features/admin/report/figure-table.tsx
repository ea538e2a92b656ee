import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { adminReport } from '@/content/en/admin-report';
import { cx } from '@/lib/cx';

export interface Figure {
  text: string;
  /** The list behind it. */
  to?: string;
}

export interface FigureRow {
  label: string;
  to?: string;
  /** A cell of two figures shows the second in brackets. */
  cells: readonly (readonly [Figure, Figure?])[];
}

interface FigureTableProps {
  title: string;
  /** What the rows are, above them; otherwise the title stands above the whole table. */
  head?: string;
  columns: readonly string[];
  groups: readonly {
    /** Of several groups. */
    title?: string;
    rows: readonly FigureRow[];
  }[];
  /** Replaces the rows where there are none. */
  empty?: string;
  children?: ReactNode;
}

/** Figures, of which each can lead to the records behind it. */
export function FigureTable(props: FigureTableProps) {
  const { title, head, columns, groups, empty, children } = props;
  const filled = groups.filter(({ rows }) => rows.length > 0);
  return (
    <section className="min-w-0 break-inside-avoid">
      <table className="w-full border-collapse">
        <caption className={head === undefined ? 'pb-1 text-start text-heading' : 'sr-only'}>
          {title}
        </caption>
        <thead>
          <tr className="border-b border-line align-bottom text-quiet">
            <th scope="col" className="py-1 text-start font-semibold">
              {head ?? <span className="sr-only">{adminReport.figures.of}</span>}
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
        {filled.map((group) => (
          <tbody key={group.title ?? title}>
            {group.title && (
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
            {group.rows.map(({ label, to, cells }) => (
              <tr key={label} className="border-b border-line">
                <th
                  scope="row"
                  dir="auto"
                  className="min-w-24 py-1 text-start font-normal wrap-anywhere"
                >
                  <FigureText text={label} to={to} isPlain />
                </th>
                {cells.map(([figure, beside], index) => (
                  <td
                    key={columns[index]}
                    className="ps-3 text-end tabular-nums max-sm:ps-1.5 max-sm:wrap-anywhere sm:whitespace-nowrap"
                  >
                    <FigureText {...figure} />
                    {beside && (
                      <span className="text-quiet">
                        {' ('}
                        <FigureText {...beside} />)
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {filled.length === 0 && empty && <p className="py-1.5 text-quiet">{empty}</p>}
      {children}
    </section>
  );
}

interface FigureTextProps {
  text: string;
  to?: string | undefined;
  isPlain?: boolean;
}

function FigureText({ text, to, isPlain = false }: FigureTextProps) {
  if (text === '0') return <span className="text-quiet">0</span>;
  if (to === undefined) return text;
  return (
    <Link
      to={to}
      className={cx(
        'inline-block underline-offset-4 hover:underline print:text-ink pointer-coarse:py-2.5',
        isPlain ? 'hover:text-link' : 'text-link',
      )}
    >
      {text}
    </Link>
  );
}
