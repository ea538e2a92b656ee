import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { adminReport } from '@/content/en/admin-report';

export interface Figure {
  text: string;
  /** The list behind it. */
  to: string;
}

interface FigureTableProps {
  title: string;
  columns: readonly string[];
  groups: readonly {
    /** Of several groups. */
    title?: string;
    rows: readonly {
      label: string;
      /** A cell of two figures shows the second in brackets. */
      cells: readonly (readonly [Figure, Figure?])[];
    }[];
  }[];
  /** Replaces the rows where there are none. */
  empty?: string;
  children?: ReactNode;
}

/** Figures, of which each leads to the records behind it. */
export function FigureTable({ title, columns, groups, empty, children }: FigureTableProps) {
  const filled = groups.filter(({ rows }) => rows.length > 0);
  return (
    <section className="min-w-0 break-inside-avoid">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-start text-heading">{title}</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-quiet">
            <th scope="col">
              <span className="sr-only">{adminReport.figures.of}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 ps-3 text-end font-semibold">
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
            {group.rows.map(({ label, cells }) => (
              <tr key={label} className="border-b border-line">
                <th
                  scope="row"
                  dir="auto"
                  className="min-w-24 py-1 text-start font-normal wrap-anywhere"
                >
                  {label}
                </th>
                {cells.map(([figure, before], index) => (
                  <td
                    key={columns[index]}
                    className="ps-3 text-end tabular-nums max-sm:wrap-anywhere sm:whitespace-nowrap"
                  >
                    <FigureLink {...figure} />
                    {before && (
                      <span className="text-quiet">
                        {' ('}
                        <FigureLink {...before} />)
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

function FigureLink({ text, to }: Figure) {
  if (text === '0') return <span className="text-quiet">0</span>;
  return (
    <Link
      to={to}
      className="inline-block text-link underline-offset-4 hover:underline print:text-ink pointer-coarse:py-2.5"
    >
      {text}
    </Link>
  );
}
