import { queryOptions } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { adminSending } from '@/content/en/admin-sending';
import { referenceOf } from '@/lib/reference';
import { ownValue } from '@/lib/own-value';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { selectReplies, type Reply } from './message-queries';
import { recordKindOf } from '../records/tabs';
import { ActionRow } from '../ui/action-row';
import { authorName } from '../ui/colleagues';
import { stripBidiControls } from '../ui/direction';
import { refreshMs } from '../ui/refresh';
import { RetryMailButton } from '../ui/retry-mail-button';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { ToolButton } from '../ui/tool-button';
import { RefusedError, useCommand } from '../ui/use-command';

const { unsent: texts } = adminSending;

/** Reads replies that were not sent, nor sent again or dropped since, newest first. */
const unsentRepliesQuery = queryOptions({
  queryKey: ['messages', 'reply', 'unsent'],
  queryFn: async ({ signal }) =>
    dataOf(
      await selectReplies(
        'id,table_name,record_id,author_id,author_email,subject,reason,created_at,done_at',
      )
        .eq('unsent', true)
        .order('created_at', { ascending: false })
        .limit(1000)
        .abortSignal(signal)
        .overrideTypes<Reply[], { merge: false }>(),
    ) ?? [],
  refetchInterval: refreshMs,
});

export function UnsentReplies() {
  const { data = [] } = useStaffQuery(unsentRepliesQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="unsent-replies">
      <h2 id="unsent-replies" className="pb-2 text-heading">
        {texts.title}
      </h2>
      <ul className="border-t border-line">
        {data.map((reply) => {
          const kind = recordKindOf(reply.table_name);
          return (
            <ActionRow key={reply.id} actions={<UnsentActions reply={reply} />}>
              {kind && (
                <Link
                  to={`${kind.path}/${reply.record_id}`}
                  className="font-semibold text-link underline-offset-4 hover:underline pointer-coarse:py-2"
                >
                  {texts.about(admin.activity.what[kind.table], referenceOf(reply.record_id))}
                </Link>
              )}{' '}
              <bdi className="text-quiet">{authorName(reply.author_id, reply.author_email)}</bdi>{' '}
              <TimeAgo timestamp={reply.created_at} />
              <p>{failureTextOf(reply)}</p>
            </ActionRow>
          );
        })}
      </ul>
    </section>
  );
}

export function UnsentActions({ reply }: { reply: Pick<Reply, 'id' | 'subject'> }) {
  const subject = stripBidiControls(reply.subject);
  const { run, isPending } = useCommand({
    run: async () => {
      const isDropped = dataOf(await staff().rpc('drop_reply', { id: reply.id }));
      if (!isDropped) throw new RefusedError(texts.notDropped);
    },
    changes: ['mails'],
    done: texts.dropped,
    failed: texts.dropFailed,
  });
  return (
    <div className="flex flex-wrap gap-1.5">
      {/* A reply and its mail have one id. */}
      <RetryMailButton mail={reply} name={texts.named(subject)} />
      <ToolButton
        aria-label={texts.dropOf(subject)}
        inactive={isPending}
        onClick={() => void run()}
      >
        {texts.drop}
      </ToolButton>
    </div>
  );
}

export function failureTextOf({ reason }: Pick<Reply, 'reason'>): string {
  if (!reason) return adminMail.noReason;
  return stripBidiControls(ownValue<string>(adminMail.reasons, reason) ?? adminMail.quoted(reason));
}
