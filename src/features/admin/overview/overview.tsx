import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { ActivityFeed } from './activity-feed';
import { DoNow } from './do-now';
import { countQuery } from '../list/list-queries';
import { ThisWeek } from './this-week';
import { careerApplications } from '../records/career-applications';
import { contactMessages } from '../records/contact-messages';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import type { RecordKind } from '../records/record-kind';
import { UnsentReplies } from '../replies/unsent-replies';
import { useStaffQuery } from '../ui/staff-query';
import { useStaffUser } from '../ui/staff-user';

const countedKinds = [contactMessages, careerApplications, partnershipApplications, quoteRequests];

export function Overview() {
  const { tables } = useStaffUser();
  const kinds = countedKinds.filter(({ table }) => tables.includes(table));
  return (
    <>
      <h2 className="sr-only">{admin.dashboard.overview}</h2>
      <div className="grid gap-x-10 gap-y-7 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <DoNow />
          <div className="mt-7 grid gap-7 empty:hidden">
            <ThisWeek />
            <UnsentReplies />
          </div>
        </div>
        <div className="min-w-0">
          <ul className="mb-7 grid grid-cols-2 gap-3">
            {kinds.map((kind) => (
              <CountCard key={kind.table} kind={kind} />
            ))}
          </ul>
          <ActivityFeed />
        </div>
      </div>
    </>
  );
}

function CountCard({ kind }: { kind: RecordKind }) {
  const { data, error } = useStaffQuery(countQuery(kind));
  return (
    <li>
      <Link
        to={kind.path}
        className="group flex h-full flex-col rounded-lg border border-line px-3.5 py-3 hover:border-edge"
      >
        <span className="font-semibold">{kind.texts.card}</span>{' '}
        <span className="text-[1.75rem] leading-tight font-bold tabular-nums">
          {data?.toLocaleString('en') ?? (error ? '–' : '…')}
        </span>
      </Link>
    </li>
  );
}
