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
import { useCompanyZone } from '../ui/mail-state';
import { Loaded } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { FigureTable } from './figure-table';
import type { Period } from './period';

const { chart: texts } = adminDetail.overview;

const shortFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function ChartSection({ period }: { period: Period }) {
  const { tables } = useStaffUser();
  const timeZone = useCompanyZone();
  const { first, last } = period;
  const select = useMemo(() => countsFor(tables, timeZone), [tables, timeZone]);
  const starts = useMemo(() => startsIn(first, last, timeZone), [first, last, timeZone]);
  const daily = useStaffQuery({
    ...dailyQuery(starts),
    select,
  });
  return (
    <section aria-labelledby="per-day" className="mt-7 [print-color-adjust:exact]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5 pb-3">
        <h2 id="per-day" className="text-heading">
          {texts.title}
        </h2>
        {daily.data && <Legend daily={daily.data} />}
      </div>
      <Loaded texts={texts} query={daily} rows={3}>
        {(counts) => (
          <>
            <Bars daily={counts} />
            <Axis days={counts.days} />
            <ChartTable daily={counts} />
          </>
        )}
      </Loaded>
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

const mostLabels = 7;

/** Names some of the days below their bars. */
function Axis({ days }: Pick<DailyCounts, 'days'>) {
  const step = Math.ceil(days.length / mostLabels);
  const isNamed = (index: number) => index % step === 0 && index + step <= days.length;
  return (
    <div
      aria-hidden
      className="grid auto-cols-fr grid-flow-col gap-x-px text-[0.75rem] whitespace-nowrap text-quiet sm:gap-x-1"
    >
      {days.map((day, index) => (
        <span key={day.toISOString()} className="w-0">
          {isNamed(index) && shortFormat.format(day)}
        </span>
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
  const cellOf = (count: number) => [{ text: count.toLocaleString('en') }] as const;
  const rows = days.map((day, index) => {
    const values = series.map(({ table }) => counts[table]?.[index] ?? 0);
    return { label: dayFormat.format(day), cells: [...values, sum(values)].map(cellOf) };
  });
  return (
    <details className="mt-1 max-w-3xl print:hidden">
      <summary className="inline-flex min-h-9 items-center text-link underline-offset-4 hover:underline pointer-coarse:min-h-11">
        {texts.table}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={texts.title}>
        <FigureTable
          title={texts.title}
          head={texts.day}
          columns={[...series.map(({ label }) => label), texts.sum]}
          groups={[{ rows: reversed(rows) }]}
        />
      </div>
    </details>
  );
}
