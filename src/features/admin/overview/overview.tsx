import { admin } from '@/content/en/admin';
import { ActivityFeed } from './activity-feed';
import { ChartSection } from './chart-section';
import { CountCard } from './count-card';
import { OverviewWaiting } from './overview-waiting';
import { careerApplications } from '../records/career-applications';
import { messages } from '../records/messages';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import { useStartAtTop } from '../ui/use-start-at-top';

const counted = [messages, careerApplications, partnershipApplications, quoteRequests];

export function Overview() {
  useStartAtTop();
  return (
    <>
      <h2 className="sr-only">{admin.dashboard.overview}</h2>
      <ul className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
        {counted.map((list) => (
          <CountCard key={list.table} list={list} />
        ))}
      </ul>
      <OverviewWaiting />
      <ChartSection />
      <ActivityFeed />
    </>
  );
}
