import { useMemo } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { reversed } from '@/lib/arrays';
import {
  countsFor,
  dailyQuery,
  seriesIn,
  startsIn,
  sum,
  type DailyCounts,
} from '../ui/daily-counts';
import { Failure } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import type { Period } from './period';

const { chart: texts } = adminDetail.overview;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});

export function ChartSection({ period }: { period: Period }) {
  const { tables } = useStaffUser();
  const select = useMemo(() => countsFor(tables), [tables]);
  const { data, isError, refetch } = useStaffQuery({
    ...dailyQuery(startsIn(period.first, period.last)),
    select,
  });
  return (
    <section aria-labelledby="per-day" className="mt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5 pb-3">
        <h2 id="per-day" className="text-heading">
          {texts.title}
        </h2>
        {data && <Legend daily={data} />}
      </div>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="h-40 animate-pulse rounded bg-sand">
          <output className="sr-only">{texts.loading}</output>
        </div>
      )}
      {data && (
        <>
          <Bars daily={data} />
          <ChartTable daily={data} />
        </>
      )}
    </section>
  );
}

/** A bar a day, of what came of each kind. */
function Bars({ daily }: { daily: DailyCounts }) {
  const { days, counts } = daily;
  const series = seriesIn(daily);
  const totals = days.map((_, index) =>
    sum(series.map(({ table }) => counts[table]?.[index] ?? 0)),
  );
  const most = Math.max(4, ...totals);
  return (
    <div
      role="img"
      aria-label={texts.summary(sum(totals))}
      className="grid h-40 auto-cols-fr grid-flow-col items-end gap-x-px border-b border-edge sm:gap-x-1"
    >
      {days.map((day, index) => (
        <div
          key={day.toISOString()}
          title={`${dayFormat.format(day)}: ${totals[index]}`}
          className="flex h-full flex-col-reverse gap-px text-center text-[0.75rem] leading-4 text-quiet"
        >
          {series.map(({ table, colour }) => (
            <span
              key={table}
              className="block max-h-[calc(100%-1rem)] shrink-0 forced-color-adjust-none"
              style={{
                background: `var(${colour})`,
                height: `${((counts[table]?.[index] ?? 0) / most) * 85}%`,
              }}
            />
          ))}
          <span className="max-sm:hidden">{totals[index] || ''}</span>
        </div>
      ))}
    </div>
  );
}

function Legend({ daily }: { daily: DailyCounts }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-quiet">
      {seriesIn(daily).map(({ table, label, colour }) => (
        <li key={table} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-[3px] forced-color-adjust-none"
            style={{ background: `var(${colour})` }}
          />
          {label}
          <span className="font-semibold text-ink tabular-nums">
            {sum(daily.counts[table]).toLocaleString('en')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ChartTable({ daily }: { daily: DailyCounts }) {
  const { days, counts } = daily;
  const series = seriesIn(daily);
  const rows = reversed(
    days.map((day, index) => ({
      day,
      values: series.map(({ table }) => counts[table]?.[index] ?? 0),
    })),
  );
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11">
        {texts.table}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={texts.title}>
        <table className="w-full max-w-3xl border-collapse">
          <caption className="sr-only">{texts.title}</caption>
          <thead>
            <tr className="border-b border-line text-quiet">
              <th scope="col" className="py-1.5 text-start font-semibold">
                {texts.day}
              </th>
              {[...series.map(({ label }) => label), texts.sum].map((label) => (
                <th key={label} scope="col" className="px-2 py-1.5 text-end font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, values }) => (
              <tr key={day.toISOString()} className="border-b border-line">
                <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
                  {dayFormat.format(day)}
                </th>
                {[...values, sum(values)].map((value, index) => (
                  <td
                    key={series[index]?.table ?? 'sum'}
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
