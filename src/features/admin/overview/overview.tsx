import { ArrowRight, CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { ActivityFeed } from './activity-feed';
import { ChartSection } from './chart-section';
import { dailyQuery } from './overview-queries';
import { countQuery } from '../list/list-queries';
import { overdueOf, readView } from '../list/list-view';
import { careerApplications } from '../records/career-applications';
import { messages } from '../records/messages';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import type { RecordList } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { useScrollToTop } from '../ui/use-scroll-to-top';

const counted = [messages, careerApplications, partnershipApplications, quoteRequests];
const { waiting: texts, today: newToday } = adminDetail.overview;

export function Overview() {
  useScrollToTop();
  const { tables } = useStaffUser();
  const sees = ({ table }: RecordList) => tables.includes(table);
  return (
    <>
      <h2 className="sr-only">{admin.dashboard.overview}</h2>
      <ul className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
        {counted.filter(sees).map((list) => (
          <CountCard key={list.table} list={list} />
        ))}
      </ul>
      <section
        aria-label={texts.title}
        className="grid border-b border-hairline md:grid-cols-2 md:divide-x md:divide-hairline"
      >
        {sees(quoteRequests) && (
          <Overdue list={quoteRequests} say={texts.quotes} name={texts.quotesName} />
        )}
        {sees(careerApplications) && (
          <Overdue
            list={careerApplications}
            say={texts.applications}
            name={texts.applicationsName}
          />
        )}
      </section>
      <ChartSection />
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

interface OverdueProps {
  list: RecordList;
  say: (count: number) => string;
  name: string;
}

/** Links to the submissions that have waited longer than promised, oldest first. */
function Overdue({ list, say, name }: OverdueProps) {
  const search = `status=new&date=${overdueOf[list.table]}&sort=created_at`;
  const { data: count, error } = useCount(list, search);
  const row =
    'flex min-h-11 items-center gap-2.5 px-4 py-2 max-md:border-hairline max-md:not-first:border-t md:px-5';
  if (!count) {
    const Icon = count === 0 ? CircleCheck : Clock;
    return (
      <p className={cx(row, 'text-quiet')}>
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
        {count === 0 ? say(0) : error ? `${name}: ${texts.unknown}` : texts.loading}
      </p>
    );
  }
  return (
    <Link
      to={`${list.path}?${search}`}
      className={cx(row, 'font-semibold text-warning transition-colors hover:bg-raised')}
    >
      <Clock aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
      <span className="grow">{say(count)}</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
    </Link>
  );
}

function useCount(list: RecordList, search = '') {
  const answer = useStaffQuery(countQuery(list, readView(list, new URLSearchParams(search))));
  const { error } = answer;
  useEffect(() => {
    if (error) console.error(`counting ${list.table} failed:`, error);
  }, [error, list.table]);
  return answer;
}
