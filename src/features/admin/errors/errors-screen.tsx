import { queryOptions } from '@tanstack/react-query';
import { adminErrors as texts } from '@/content/en/admin-errors';
import type { Database } from '@/lib/database.types';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { Empty } from '../ui/list-states';
import { QuerySection } from '../ui/query-section';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';

type ClientError = Database['public']['Tables']['client_errors']['Row'];

/** The hundred most recent. */
const errorsQuery = queryOptions({
  queryKey: ['client_errors'],
  queryFn: async ({ signal }) => {
    const request = staff().from('client_errors').select('*');
    const newest = request.order('last_seen_at', { ascending: false }).limit(100);
    return dataOf(await newest.abortSignal(signal)) ?? [];
  },
  refetchInterval: refreshMs,
});

export function ErrorsScreen() {
  const errors = useStaffQuery(errorsQuery);
  return (
    <QuerySection
      as="screen"
      texts={texts}
      query={errors}
      above={<p className="max-w-prose pb-4 text-quiet">{texts.lead}</p>}
      className="max-w-4xl"
    >
      {(found) =>
        found.length === 0 ? (
          <Empty text={texts.empty} />
        ) : (
          <ol className="border-y border-line">
            {found.map((error) => (
              <ErrorEntry key={error.id} error={error} />
            ))}
          </ol>
        )
      }
    </QuerySection>
  );
}

function ErrorEntry({ error }: { error: ClientError }) {
  const { kind, message, frames, page, browser, build, occurrences, last_seen_at } = error;
  return (
    <li className="border-b border-line py-3 wrap-anywhere last:border-b-0">
      <p className="font-semibold">{message}</p>
      <p>{[ownValue(texts.kinds, kind) ?? kind, page, browser, build].join(' · ')}</p>
      <p className="text-quiet">
        {texts.times(occurrences)} · {texts.last} <TimeAgo timestamp={last_seen_at} />
      </p>
      <p className="font-mono text-[0.8125rem] whitespace-pre-line">{frames.join('\n')}</p>
    </li>
  );
}
