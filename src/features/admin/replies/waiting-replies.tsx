import { Clock } from 'lucide-react';
import { adminSending } from '@/content/en/admin-sending';
import { withdrawOffers } from '../changes/undo';
import { waitingQuery } from './message-queries';
import { useStopReplies } from './use-stop';
import type { RecordTable } from '../records/record-kind';
import { useStaffQuery } from '../ui/staff-query';
import { authorName } from '../ui/colleagues';
import { clockText, dateOf } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { waiting: texts } = adminSending;

/** Batches of replies that wait to be sent, which everybody who sees the list can stop. */
export function WaitingReplies({ table }: { table: RecordTable }) {
  const { data = [] } = useStaffQuery(waitingQuery(table));
  const batches = new Set(data.flatMap(({ batch }) => batch ?? []));
  return [...batches].map((id) => {
    const replies = data.filter(({ batch }) => batch === id);
    const [firstReply] = replies;
    if (!firstReply) return null;
    const author = authorName(firstReply.author_id, firstReply.author_email);
    const count = new Set(replies.map(({ mail_id }) => mail_id)).size;
    return (
      <div
        key={id}
        className="mb-2 flex min-h-11 items-center gap-x-3 rounded border border-warning px-3 py-1"
      >
        <Clock aria-hidden className="size-4 shrink-0 text-warning" strokeWidth={2} />
        <output className="min-w-0 grow font-semibold wrap-anywhere tabular-nums">
          {texts.leave(count, author, clockText(dateOf(firstReply.send_at)))}
        </output>
        <StopButton {...{ table, id, count }} sendAt={firstReply.send_at} />
      </div>
    );
  });
}

interface StopButtonProps {
  table: RecordTable;
  /** The id of a reply or of a batch. */
  id: string;
  count: number;
  sendAt: string;
}

export function StopButton({ table, id, count, sendAt }: StopButtonProps) {
  const { run, isPending } = useStopReplies(table);
  return (
    <ToolButton
      variant="danger"
      className="min-h-7! shrink-0 bg-sand pointer-coarse:min-h-11!"
      aria-label={isPending ? undefined : texts.stopOf(count, clockText(dateOf(sendAt)))}
      inactive={isPending}
      onClick={() => {
        // Toasts about sending them offer to stop them as well.
        withdrawOffers();
        void run(id);
      }}
    >
      {isPending ? texts.stopping : texts.stop}
    </ToolButton>
  );
}
