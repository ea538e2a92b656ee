import type { ScreenDrawing as Drawing, ScreenRow } from '@/content/illustrations';
import { cx } from '@/lib/cx';

const tones = { good: 'text-good', warning: 'text-warning', bad: 'text-bad' };

export function ScreenDrawing({
  title,
  figures = [],
  columns,
  rows,
  summary,
}: Omit<Drawing, 'kind'> & { summary: string }) {
  return (
    <div
      role="img"
      aria-label={summary}
      className="w-full rounded border-[1.5px] border-edge bg-raised text-[0.8125rem] leading-snug"
    >
      <p className="flex items-center gap-3 border-b border-hairline px-4 py-2.5 font-semibold">
        <svg
          viewBox="0 0 30 8"
          className="h-2 w-7.5 shrink-0 fill-none stroke-edge"
          strokeWidth="1.5"
        >
          <circle cx="4" cy="4" r="3" />
          <circle cx="15" cy="4" r="3" />
          <circle cx="26" cy="4" r="3" />
        </svg>
        {title}
      </p>
      {figures.length > 0 && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-hairline px-4 py-3">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-quiet">{label}</dt>
              <dd className="text-heading tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <table className="w-full border-collapse">
        <thead className="text-start text-quiet">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx(cell, narrowOnly(index, columns), 'font-normal')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.cells.join()} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-2 py-2 text-start align-top first:ps-4 last:pe-4';

/** On a phone a table has room for its first and its last two columns. */
function narrowOnly(index: number, columns: readonly string[]) {
  return index > 0 && index < columns.length - 2 ? 'max-sm:hidden' : '';
}

function Row({
  row: { cells, tone, share },
  columns,
}: {
  row: ScreenRow;
  columns: readonly string[];
}) {
  return (
    <tr className="border-t border-hairline">
      {cells.map((text, index) => (
        <td
          key={columns[index]}
          className={cx(
            cell,
            narrowOnly(index, columns),
            index === 0 ? 'w-1/3 font-semibold' : 'tabular-nums',
            index === cells.length - 1 && tone && cx(tones[tone], 'font-semibold'),
          )}
        >
          {text}
          {index === 0 && share !== undefined && (
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1.5 block h-1 w-full">
              <rect width="100" height="1" className="fill-hairline" />
              <rect width={share * 100} height="1" className="fill-accent" />
            </svg>
          )}
        </td>
      ))}
    </tr>
  );
}
