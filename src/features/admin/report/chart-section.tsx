import { adminDetail } from '@/content/en/admin-detail';
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
  const daily = useStaffQuery({
    ...dailyQuery(startsIn(first, last, timeZone)),
    select: countsFor(tables, timeZone),
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
        {(counts) => <Bars daily={counts} />}
      </Loaded>
    </section>
  );
}

const mostLabels = 7;

/** A bar a day, of what came of each kind; some of the days are named below. */
function Bars({ daily }: { daily: DailyCounts }) {
  const { days, counts } = daily;
  const series = seriesIn(daily);
  const totals = days.map((_, index) =>
    sum(series.map(({ table }) => counts[table]?.[index] ?? 0)),
  );
  const most = Math.max(4, ...totals);
  const step = Math.ceil(days.length / mostLabels);
  const isNamed = (index: number) => index % step === 0 && index + step <= days.length;
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-x-px text-[0.75rem] leading-4 text-quiet sm:gap-x-1">
      {days.map((day, index) => {
        const words = `${dayFormat.format(day)}: ${totals[index]}`;
        return (
          <li key={day.toISOString()} title={words} className="relative">
            <span className="sr-only">{words}</span>
            <div
              aria-hidden
              className="flex h-40 flex-col-reverse gap-px border-b border-edge text-center"
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
            <span aria-hidden className="block h-4 w-0 whitespace-nowrap">
              {isNamed(index) && shortFormat.format(day)}
            </span>
          </li>
        );
      })}
    </ol>
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
