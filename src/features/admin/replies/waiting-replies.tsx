import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import { withdrawOffers } from '../changes/undo';
import { useHeldFocus } from './held-focus';
import { waitingQuery, type Reply } from './reply-queries';
import { useStop } from './use-stop';
import type { RecordTable } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';
import { authorName } from '../ui/colleagues';
import { useOpenId } from '../ui/open-record';
import { clockText, dateOf, dayAndClock, exactTime } from '../ui/timestamps';
import { ToolButton } from '../ui/tool-button';

const { waiting: texts } = adminSending;

type Waiting = Pick<Reply, 'author_id' | 'author_email' | 'send_at'>;

/** Replies to several people that have not left yet; everybody who sees the list can stop them. */
export function WaitingReplies({ table }: { table: RecordTable }) {
  const { data = [], dataUpdatedAt } = useStaffQuery(waitingQuery(table));
  const batches = new Set(data.flatMap(({ batch }) => batch ?? []));
  return [...batches].map((id) => {
    const own = data.filter(({ batch }) => batch === id);
    const count = new Set(own.map(({ mail_id }) => mail_id)).size;
    const [first] = own;
    return (
      first && <WaitingBatch key={id} {...{ table, id, first, count }} readAt={dataUpdatedAt} />
    );
  });
}

/** In a record's row: a reply that has not left yet. Once the record is open, its entry there has the button. */
export function WaitingMark({ table, recordId }: { table: RecordTable; recordId: string }) {
  const { data = [] } = useStaffQuery(waitingQuery(table));
  const isOpen = useOpenId() === recordId;
  const reply = data.find(({ record_id }) => record_id === recordId);
  if (!reply) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="inline-flex min-w-0 items-center gap-1 rounded-full bg-sand ps-1 pe-2 font-semibold text-warning tabular-nums">
        <Clock aria-hidden className="size-4 shrink-0" strokeWidth={2} />
        <span className="truncate">
          {texts.mark} <LeavesAt time={reply.send_at} />
        </span>
      </span>
      {reply.batch === null && !isOpen && <StopReply table={table} reply={reply} />}
    </span>
  );
}

/** Counts down the seconds until a reply leaves, or says when it does. */
export function LeavesAt({ time }: { time: string }) {
  return useSyncExternalStore(everySecond, () => leavesText(dateOf(time)));
}

interface StopReplyProps {
  table: RecordTable;
  reply: Pick<Reply, 'id' | 'send_at'>;
}

export function StopReply({ table, reply: { id, send_at } }: StopReplyProps) {
  return <Stop table={table} id={id} label={texts.stopOf(1, exactTime(dateOf(send_at)))} />;
}

interface StopProps {
  table: RecordTable;
  /** Of a single reply, or of a batch. */
  id: string;
  label: string;
}

/** Right after a reply was sent, this has the focus, so that Enter calls it back. */
function Stop({ table, id, label }: StopProps) {
  const button = useHeldFocus(id);
  const { run, isPending } = useStop(table);
  return (
    <ToolButton
      ref={button}
      variant="danger"
      className="min-h-7! shrink-0 bg-sand pointer-coarse:min-h-11! [td_&]:pointer-fine:-my-1 [td_&]:pointer-fine:min-h-6! [td_&]:pointer-fine:px-2"
      aria-label={isPending ? undefined : label}
      inactive={isPending}
      onClick={() => {
        // They say that it leaves, and would stop it again.
        withdrawOffers();
        void run(id);
      }}
    >
      {isPending ? texts.stopping : texts.stop}
    </ToolButton>
  );
}

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

function leavesText(time: Date): string {
  const seconds = Math.ceil((time.getTime() - Date.now()) / 1000);
  if (seconds <= 0) return texts.onItsWay;
  if (seconds <= 60) return texts.leavesIn(seconds);
  return texts.waitsUntil(
    time.toDateString() === new Date().toDateString() ? clockText(time) : dayAndClock(time),
  );
}

interface WaitingBatchProps extends Omit<StopProps, 'label'> {
  first: Waiting;
  count: number;
  /** When the replies were read, in milliseconds. */
  readAt: number;
}

function WaitingBatch({ first, count, readAt, ...batch }: WaitingBatchProps) {
  const author = authorName(first.author_id, first.author_email);
  const sendAt = dateOf(first.send_at);
  const isLeaving = sendAt.getTime() <= readAt;
  const time = clockText(sendAt);
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded border border-warning px-3 py-1">
      <Clock aria-hidden className="size-4 text-warning" strokeWidth={2} />
      <output className="grow font-semibold wrap-anywhere tabular-nums">
        {isLeaving ? texts.leaving(count) : texts.leave(count, author, time)}
      </output>
      <Stop {...batch} label={texts.stopOf(count, time)} />
    </div>
  );
}
