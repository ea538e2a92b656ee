import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { ActivityFeed } from './activity-feed';
import { ChartSection } from './chart-section';
import { CompareSection } from './compare-section';
import { dailyQuery } from './overview-queries';
import { countQuery } from '../list/list-queries';
import { OpenWork } from './open-work';
import { careerApplications } from '../records/career-applications';
import { messages } from '../records/messages';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import type { RecordList } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { useScrollToTop } from '../ui/use-scroll-to-top';

const counted = [messages, careerApplications, partnershipApplications, quoteRequests];
const { today: newToday } = adminDetail.overview;

export function Overview() {
  useScrollToTop();
  const { tables } = useStaffUser();
  const shown = counted.filter(({ table }) => tables.includes(table));
  return (
    <>
      <h2 className="sr-only">{admin.dashboard.overview}</h2>
      <OpenWork lists={shown} />
      <ul className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
        {shown.map((list) => (
          <CountCard key={list.table} list={list} />
        ))}
      </ul>
      <ChartSection />
      <CompareSection />
      <ActivityFeed />
    </>
  );
}

function CountCard({ list }: { list: RecordList }) {
  const { data, error } = useCount(list);
  const { data: today } = useStaffQuery({
    ...dailyQuery,
    select: ({ counts }) => counts[list.table]?.at(-1) ?? 0,
  });

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
            {data?.toLocaleString('en') ?? (
              <>
                <span
                  aria-hidden
                  className={cx(
                    !error && 'inline-block h-5 w-14 animate-pulse rounded-full bg-hairline',
                  )}
                >
                  {error && '–'}
                </span>
                <span className="sr-only">
                  {error ? admin.overview.countUnknown : admin.loading}
                </span>
              </>
            )}
          </span>
          {today !== undefined && (
            <span
              className={cx('tabular-nums', today > 0 ? 'font-semibold text-good' : 'text-quiet')}
            >
              {newToday(today)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function useCount(list: RecordList) {
  const answer = useStaffQuery(countQuery(list));
  const { error } = answer;
  useEffect(() => {
    if (error) console.error(`counting ${list.table} failed:`, error);
  }, [error, list.table]);
  return answer;
}
