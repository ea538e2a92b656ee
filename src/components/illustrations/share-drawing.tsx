import { useTexts } from '@/components/texts';
import type { ShareDrawing as Drawing } from '@/content/illustrations';

const colours = [
  { fill: 'fill-brand', dot: 'bg-brand' },
  { fill: 'fill-accent', dot: 'bg-accent' },
  { fill: 'fill-good', dot: 'bg-good' },
  { fill: 'fill-edge', dot: 'bg-edge' },
];

const sumOf = (rows: Drawing['rows']) => rows.reduce((sum, { percent }) => sum + percent, 0);

/** A real table, for everybody, with the bar above it. */
export function ShareDrawing({ title, columns, rows, checks = [] }: Omit<Drawing, 'kind'>) {
  const [part, amount, share] = columns;
  const sign = useTexts().locale === 'fr' ? '\u202f%' : '%';
  return (
    <div className="rounded border-[1.5px] border-edge bg-raised p-4 text-[0.8125rem] leading-snug">
      <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-8 w-full">
        {rows.map(({ label, percent }, index) => (
          <rect
            key={label}
            x={sumOf(rows.slice(0, index))}
            width={percent - 0.5}
            height="1"
            className={colours[index]?.fill}
          />
        ))}
      </svg>
      <table className="mt-4 w-full border-collapse">
        <caption className="mb-1 text-start font-semibold">{title}</caption>
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {part}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              {amount}
            </th>
            <th scope="col" className="py-1 ps-3 text-end font-normal">
              {share}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, amount: sum, percent }, index) => (
            <tr key={label} className="border-t border-hairline">
              <th scope="row" className="flex items-center gap-2 py-1.5 text-start font-normal">
                <span
                  aria-hidden
                  className={`size-2.5 shrink-0 rounded-full ${colours[index]?.dot}`}
                />
                {label}
              </th>
              <td className="py-1.5 text-end tabular-nums">{sum}</td>
              <td className="py-1.5 ps-3 text-end tabular-nums">
                {percent}
                {sign}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {checks.length > 0 && (
        <dl className="mt-3 border-t-[1.5px] border-accent pt-2 max-sm:hidden">
          {checks.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 py-0.5">
              <dt className="text-quiet">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
