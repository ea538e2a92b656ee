import { useTexts } from '@/components/texts';
import type { ShareDrawing as Drawing } from '@/content/illustrations';

const sumOf = (rows: Drawing['rows']) => rows.reduce((sum, { percent }) => sum + percent, 0);

/** A real table, for everybody, with the bar above it in the colours of its rows (drawings.css). */
export function ShareDrawing({ title, columns, rows, checks = [] }: Omit<Drawing, 'kind'>) {
  const sign = useTexts().locale === 'fr' ? '\u202f%' : '%';
  return (
    <div className="drawing share">
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
        {rows.map(({ label, percent }, index) => (
          <rect key={label} x={sumOf(rows.slice(0, index))} width={percent - 0.5} height="1" />
        ))}
      </svg>
      <table>
        <caption>{title}</caption>
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
          {rows.map(({ label, amount, percent }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
              <td>
                {percent}
                {sign}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {checks.length > 0 && (
        <dl>
          {checks.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
