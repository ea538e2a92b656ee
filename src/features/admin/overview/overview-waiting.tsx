import { ArrowRight, CircleCheck, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { waitingQuery } from './overview-queries';
import { careerApplications } from '../records/career-applications';
import { quoteRequests } from '../records/quote-requests';
import type { Promised } from '../records/waiting';
import { useStaffQuery } from '../ui/staff-query';

const { waiting: texts } = adminDetail.overview;

/** Who has waited longer than was promised; leads to exactly these, the oldest first. */
export function OverviewWaiting() {
  return (
    <section
      aria-label={texts.title}
      className="grid border-b border-hairline md:grid-cols-2 md:divide-x md:divide-hairline"
    >
      <Waiting
        table="quote_requests"
        path={`${quoteRequests.path}?status=new&date=overdue-24h&sort=created_at`}
        say={texts.quotes}
        name={texts.quotesName}
      />
      <Waiting
        table="career_applications"
        path={`${careerApplications.path}?status=new&date=overdue-5d&sort=created_at`}
        say={texts.applications}
        name={texts.applicationsName}
      />
    </section>
  );
}

interface WaitingProps {
  table: Promised;
  path: string;
  say: (count: number) => string;
  name: string;
}

function Waiting({ table, path, say, name }: WaitingProps) {
  const { data: count, error } = useStaffQuery(waitingQuery(table));
  useEffect(() => {
    if (error) console.error(`counting who waits in ${table} failed:`, error);
  }, [error, table]);

  const row = 'flex min-h-11 items-center gap-2.5 px-4 py-2 md:px-5';
  if (!count) {
    const Icon = count === 0 ? CircleCheck : Clock;
    return (
      <p className={cx(row, 'text-quiet max-md:border-hairline max-md:not-first:border-t')}>
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
        {count === 0 ? say(0) : error ? `${name}: ${texts.unknown}` : texts.loading}
      </p>
    );
  }
  return (
    <Link
      to={path}
      className={cx(
        row,
        'font-semibold text-warning transition-colors hover:bg-raised max-md:border-hairline max-md:not-first:border-t',
      )}
    >
      <Clock aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
      <span className="grow">{say(count)}</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
    </Link>
  );
}
