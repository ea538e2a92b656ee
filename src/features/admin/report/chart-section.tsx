import { adminDetail } from '@/content/en/admin-detail';
import { adminReport } from '@/content/en/admin-report';
import { useCompanyZone } from '../ui/mail-state';
import { QueryContent } from '../ui/query-section';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { dayAfter, dayIn, dayText, weekdayText } from '../ui/timestamps';
import { boundariesOf, countsQuery, isWeekly, sum, type CountSeries } from './daily-counts';
import type { Period } from './period';

const { chart: texts } = adminDetail.overview;

export function ChartSection({ period }: { period: Period }) {
  const { tables } = useStaffUser();
  const timeZone = useCompanyZone();
  const boundaries = boundariesOf(period, timeZone);
  const counts = useStaffQuery(countsQuery(boundaries, tables));
  const days = boundaries.map((boundary) => dayIn(timeZone, boundary));
  const starts = days.slice(0, -1);
  const names = starts.map((first, index) =>
    isWeekly(period)
      ? adminReport.between(dayText(first), dayText(dayAfter(days[index + 1] ?? '', -1)))
      : weekdayText(first),
  );
  return (
    <section aria-labelledby="per-day" className="mt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5 pb-3">
        <h2 id="per-day" className="text-heading">
          {isWeekly(period) ? texts.weekly : texts.title}
        </h2>
        {counts.data && <Legend series={counts.data} />}
      </div>
      <QueryContent texts={texts} query={counts} rows={3}>
        {(series) => <Bars starts={starts} names={names} series={series} />}
      </QueryContent>
    </section>
  );
}

const maxLabels = 7;
/** The least number of submissions that a full bar stands for. */
const minScale = 4;
/** Leaves room above the bars for the totals. */
const fullBarPercent = 85;

interface BarsProps {
  starts: readonly string[];
  names: readonly string[];
  series: readonly CountSeries[];
}

/** A bar per day or week, stacked by kind; some have their first day below them. */
function Bars({ starts, names, series }: BarsProps) {
  const totals = starts.map((_, index) => sum(series.map(({ counts }) => counts[index] ?? 0)));
  const highest = Math.max(minScale, ...totals);
  const step = Math.ceil(starts.length / maxLabels);
  const isLabelled = (index: number) => index % step === 0 && index + step <= starts.length;
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-x-px text-[0.75rem] leading-4 text-quiet sm:gap-x-1">
      {starts.map((day, index) => {
        const words = `${names[index]}: ${totals[index]}`;
        return (
          <li key={day} title={words} className="relative">
            <span className="sr-only">{words}</span>
            <div
              aria-hidden
              className="flex h-40 flex-col-reverse gap-px border-b border-edge text-center"
            >
              {series.map(({ colour, counts }) => (
                <span
                  key={colour}
                  className="block max-h-[calc(100%-1rem)] shrink-0 forced-color-adjust-none"
                  style={{
                    background: `var(${colour})`,
                    height: `${((counts[index] ?? 0) / highest) * fullBarPercent}%`,
                  }}
                />
              ))}
              <span className="max-sm:hidden">{totals[index] || ''}</span>
            </div>
            <span aria-hidden className="block h-4 w-0 whitespace-nowrap">
              {isLabelled(index) && dayText(day).replace(/ \d{4}$/, '')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Legend({ series }: { series: readonly CountSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-quiet">
      {series.map(({ label, colour, counts }) => (
        <li key={colour} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-[3px] forced-color-adjust-none"
            style={{ background: `var(${colour})` }}
          />
          {label}
          <span className="font-semibold text-ink tabular-nums">
            {sum(counts).toLocaleString('en')}
          </span>
        </li>
      ))}
    </ul>
  );
}
