import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { ActivityFeed } from './activity-feed';
import { dailyQuery } from './overview-queries';
import { countQuery } from '../list/list-queries';
import { OpenAnswers } from './open-answers';
import { OpenDecisions } from './open-decisions';
import { OpenWork } from './open-work';
import { careerApplications } from '../records/career-applications';
import { messages } from '../records/messages';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import type { RecordList } from '../records/record-list';
import { UnsentReplies } from '../replies/unsent-replies';
import { lazyPart } from '../ui/lazy-part';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';
import { useIsWide } from '../ui/use-width';
import { Welcome } from '../ui/welcome';

const CompareSection = lazyPart(async () => (await import('./compare-section')).CompareSection);
const ChartSection = lazyPart(async () => (await import('./chart-section')).ChartSection);

const counted = [messages, careerApplications, partnershipApplications, quoteRequests];
const { today: newToday } = adminDetail.overview;

export function Overview() {
  const { tables } = useStaffUser();
  const isWide = useIsWide();
  const shown = counted.filter(({ table }) => tables.includes(table));
  return (
    <>
      <h2 className="sr-only">{admin.dashboard.overview}</h2>
      {!isWide && <Welcome className="pb-5 wrap-anywhere text-quiet" />}
      <OpenWork lists={shown} />
      <OpenAnswers />
      {shown.includes(careerApplications) && <OpenDecisions />}
      <UnsentReplies />
      <ul className="grid border-y border-line max-md:divide-y max-md:divide-line md:grid-cols-4">
        {shown.map((list) => (
          <CountCard key={list.table} list={list} />
        ))}
      </ul>
      <CompareSection />
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
    <li className="border-line md:not-first:ps-5 md:not-last:border-e">
      <Link
        to={list.path}
        className="group flex h-full flex-wrap items-center gap-x-3 py-2.5 text-quiet hover:text-link md:pe-5"
      >
        <span className="grow">{list.texts.card}</span>
        <span className="flex items-baseline gap-x-2.5 max-md:flex-row-reverse">
          <span className="font-semibold text-ink tabular-nums group-hover:text-link max-md:min-w-8 max-md:text-end">
            {data?.toLocaleString('en') ?? (
              <>
                <span
                  aria-hidden
                  className={cx(
                    !error && 'inline-block h-3 w-8 animate-pulse rounded-full bg-line',
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
