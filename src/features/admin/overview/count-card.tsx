import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { dailyQuery } from './overview-queries';
import { countQuery } from '../list/list-queries';
import type { RecordList } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';

export function CountCard({ list }: { list: RecordList }) {
  // A count that fails is logged and shown as a dash.
  const { data, error } = useStaffQuery(countQuery(list.table));
  const { data: today } = useStaffQuery({
    ...dailyQuery,
    select: ({ counts }) => counts[list.table]?.at(-1) ?? 0,
  });

  useEffect(() => {
    if (error) console.error(`counting ${list.table} failed:`, error);
  }, [error, list.table]);

  return (
    <li className="border-hairline odd:border-e max-lg:nth-[n+3]:border-t lg:not-last:border-e">
      <Link
        to={list.path}
        className="group flex h-full flex-col gap-1 px-4 py-3.5 transition-colors hover:bg-raised md:px-5 md:py-4"
      >
        <span className="flex items-center justify-between gap-2 text-quiet group-hover:text-text">
          {list.texts.card}
          <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-[1.875rem] leading-tight font-bold tracking-tight tabular-nums">
            {data !== undefined && data.toLocaleString('en')}
            {data === undefined && error && <Unknown />}
            {data === undefined && !error && <Waiting />}
          </span>
          {today !== undefined && (
            <span
              className={cx('tabular-nums', today > 0 ? 'font-semibold text-good' : 'text-quiet')}
            >
              {adminDetail.overview.today(today)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{admin.overview.countUnknown}</span>
    </>
  );
}

function Waiting() {
  return (
    <>
      <span aria-hidden className="inline-block h-5 w-14 animate-pulse rounded-full bg-hairline" />
      <span className="sr-only">{admin.loading}</span>
    </>
  );
}
