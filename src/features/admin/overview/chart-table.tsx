import { adminDetail } from '@/content/en/admin-detail';
import { reversed } from '@/lib/arrays';
import { chartKinds } from './chart-kinds';
import type { DailyCounts } from './overview-queries';

const { chart: texts } = adminDetail.overview;
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});

export function ChartTable({ daily: { days, counts } }: { daily: DailyCounts }) {
  const rows = reversed(
    days.map((day, index) => ({
      day,
      values: chartKinds.map(({ kind }) => counts[kind]?.[index] ?? 0),
    })),
  );
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 items-center text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11">
        {texts.table}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={texts.title}>
        <table className="w-full max-w-3xl border-collapse">
          <caption className="sr-only">{texts.title}</caption>
          <thead>
            <tr className="border-b border-hairline text-quiet">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {texts.day}
              </th>
              {[...chartKinds.map(({ label }) => label), texts.sum].map((label) => (
                <th key={label} scope="col" className="px-2 py-1.5 text-end font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, values }) => (
              <tr key={day.toISOString()} className="border-b border-hairline">
                <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
                  {dayFormat.format(day)}
                </th>
                {[...values, sum(values)].map((value, index) => (
                  <td
                    key={chartKinds[index]?.kind ?? 'sum'}
                    className="px-2 py-1 text-end tabular-nums"
                  >
                    {value === 0 ? (
                      <span className="text-quiet">0</span>
                    ) : (
                      value.toLocaleString('en')
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0);
}
