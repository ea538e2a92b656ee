import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminErrors as texts } from '@/content/en/admin-errors';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { errorsQuery, type ClientError } from './errors-query';
import { Empty, Failure, Skeleton } from '../ui/list-states';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { useScrollToTop } from '../ui/use-scroll-to-top';

export function ErrorsScreen() {
  useScrollToTop();
  const { data, isError, refetch } = useStaffQuery(errorsQuery);
  return (
    <div className="mx-auto max-w-4xl">
      <h2 className="pb-2 text-heading max-lg:sr-only">{texts.title}</h2>
      <p className="max-w-prose pb-4 text-quiet">{texts.lead}</p>
      {isError && <Failure text={texts.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={texts.loading} />}
      {data?.errors.length === 0 && <Empty text={texts.empty} />}
      {data && data.errors.length > 0 && (
        <>
          <ol className="border-y border-hairline">
            {data.errors.map((error) => (
              <ErrorEntry key={error.id} error={error} />
            ))}
          </ol>
          <p className="mt-2 text-quiet tabular-nums">
            {texts.shown(data.errors.length, data.total)}
          </p>
        </>
      )}
    </div>
  );
}

function ErrorEntry({ error }: { error: ClientError }) {
  const { id, kind, message, frames, page, browser, build } = error;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => dataOf(await staff().from('client_errors').delete().eq('id', id)),
    onSuccess: () => toast({ kind: 'success', title: texts.isDone }),
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.doneFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: ['client_errors'] }),
  });
  return (
    <li className="flex items-start justify-between gap-x-4 border-b border-hairline py-3 last:border-b-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{message}</p>
        <p>{[ownValue(texts.kinds, kind) ?? kind, page, browser, build].join(' · ')}</p>
        <p className="text-quiet">
          {texts.times(error.occurrences)} · {texts.last} <TimeAgo timestamp={error.last_seen_at} />{' '}
          · {texts.first} <TimeAgo timestamp={error.first_seen_at} />
        </p>
        <p className="font-mono text-[0.8125rem] whitespace-pre-line">{frames.join('\n')}</p>
      </div>
      <ToolButton
        aria-label={texts.doneWith(message)}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        {texts.done}
      </ToolButton>
    </li>
  );
}
