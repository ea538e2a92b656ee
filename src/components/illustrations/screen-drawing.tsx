import type { ScreenDrawing as Drawing, ScreenRow } from '@/content/illustrations';

/** Its table keeps the first and the last two columns on phones (drawings.css). */
export function ScreenDrawing({
  title,
  figures = [],
  columns,
  rows,
  summary,
}: Omit<Drawing, 'kind'> & { summary: string }) {
  return (
    <div role="img" aria-label={summary} className="drawing screen">
      <p>
        <svg viewBox="0 0 30 8">
          <circle cx="4" cy="4" r="3" />
          <circle cx="15" cy="4" r="3" />
          <circle cx="26" cy="4" r="3" />
        </svg>
        {title}
      </p>
      {figures.length > 0 && (
        <dl>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt className="text-quiet">{label}</dt>
              <dd className="text-heading">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <table>
        <thead className="text-quiet">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.cells.join()} columns={columns} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ columns, cells, tone, share }: ScreenRow & Pick<Drawing, 'columns'>) {
  return (
    <tr data-tone={tone}>
      {cells.map((text, index) => (
        <td key={columns[index]}>
          {text}
          {index === 0 && share !== undefined && (
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width="100" height="1" />
              <rect width={share * 100} height="1" />
            </svg>
          )}
        </td>
      ))}
    </tr>
  );
}
