import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminErrors as texts } from '@/content/en/admin-errors';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { errorsKey, removeError, type ClientError } from './error-queries';

export function ErrorEntry({ error }: { error: ClientError }) {
  const { id, kind, message, frames, page, browser, build, occurrences } = error;
  return (
    <li
      data-record={id}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-b border-hairline py-3 last:border-b-0"
    >
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{message}</p>
        <p className="flex flex-wrap gap-x-3 wrap-anywhere">
          <span>{texts.kinds[kind] ?? kind}</span>
          <span>{page}</span>
          <span>{browser}</span>
          <span>{build}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet">
          <span className="tabular-nums">{texts.times(occurrences)}</span>
          <span>
            {texts.last} <TimeAgo timestamp={error.last_seen_at} />
          </span>
          <span>
            {texts.first} <TimeAgo timestamp={error.first_seen_at} />
          </span>
        </p>
        {frames.length === 0 ? (
          <p className="text-quiet">{texts.noFrames}</p>
        ) : (
          <ol aria-label={texts.frames} className="font-mono text-[0.8125rem] wrap-anywhere">
            {/* A function that calls itself stands in the list several times. */}
            {frames.map((frame, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{frame}</li>
            ))}
          </ol>
        )}
      </div>
      <Done id={id} message={message} />
    </li>
  );
}

function Done({ id, message }: Pick<ClientError, 'id' | 'message'>) {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => removeError(id),
    onSuccess: (isRemoved) => {
      if (isRemoved) toast({ kind: 'success', title: texts.isDone });
      else toast({ kind: 'error', title: admin.error, description: texts.doneBefore });
    },
    onError: () => toast({ kind: 'error', title: admin.error, description: texts.doneFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: errorsKey }),
  });
  return (
    <div className="flex flex-col items-end gap-1">
      <ToolButton
        data-open
        aria-label={isPending ? undefined : texts.doneWith(message)}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && mutate()}
      >
        {isPending ? texts.doing : texts.done}
      </ToolButton>
      {isError && <p className="max-w-60 text-end font-semibold text-bad">{texts.doneFailed}</p>}
    </div>
  );
}
