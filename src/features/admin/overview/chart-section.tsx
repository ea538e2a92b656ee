import { lazy, Suspense, useEffect } from 'react';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { ChartTable } from './chart-table';
import { chartKinds } from './chart-kinds';
import { Failure } from '../ui/list-states';
import { dailyQuery, type DailyCounts } from './overview-queries';
import { useStaffQuery } from '../ui/staff-query';

const { chart: texts } = adminDetail.overview;

/** Its library is loaded here only. Where that fails, the table says the same. */
const loadCanvas = () =>
  import('./chart-canvas').then(
    (module) => ({ default: module.ChartCanvas }),
    () => ({ default: NotDrawn }),
  );
const ChartCanvas = lazy(loadCanvas);

export function ChartSection() {
  const { data, isError, refetch } = useStaffQuery(dailyQuery);
  useEffect(() => void loadCanvas(), []);
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
        <div className={cx(place, 'animate-pulse rounded bg-raised')}>
          <output className="sr-only">{texts.loading}</output>
        </div>
      )}
      {data && (
        <>
          <Suspense fallback={<div className={place} />}>
            <div className={place}>
              <ChartCanvas daily={data} />
            </div>
          </Suspense>
          <ChartTable daily={data} />
        </>
      )}
    </section>
  );
}

const place = 'relative h-52 md:h-60';

function Legend({ daily }: { daily: DailyCounts }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-quiet">
      {chartKinds.map(({ kind, label, swatch }) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span aria-hidden className={cx('size-2.5 rounded-[3px]', swatch)} />
          {label}
          <span className="font-semibold text-text tabular-nums">
            {daily.counts[kind]?.reduce((sum, count) => sum + count, 0)?.toLocaleString('en')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function NotDrawn() {
  return <p className="text-quiet">{texts.notDrawn}</p>;
}
