import { adminSending } from '@/content/en/admin-sending';
import { refusalIn, useSend, type Outgoing } from './use-send';
import { useStop } from './use-stop';
import { offerUndo } from '../changes/undo';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { dayAndClock } from '../ui/timestamps';

const { editor: texts } = adminSending;

interface UseSendOneOptions {
  list: RecordList;
  record: StaffRecord;
  onSent: (id: string) => void;
}

/** Sends a reply to one record, and offers to stop it. */
export function useSendOne({ list, record, onSent }: UseSendOneOptions) {
  const { run: stop } = useStop(list.table);
  const { run, isPending } = useSend({
    table: list.table,
    refusalOf(outcomes) {
      const refusal = refusalIn(outcomes, record.id);
      return refusal && texts.refused[refusal];
    },
    onSent(id, _outcomes, { replies: [sent], sendAt }) {
      const description = [
        ...(sent?.status ? [texts.moves(statusBadge(list, sent.status).label)] : []),
        ...(record['owner_id'] === null ? [texts.takes] : []),
      ].join(' ');
      offerUndo(
        {
          kind: 'success',
          title: sendAt ? texts.queuedFor(dayAndClock(sendAt)) : texts.queued,
          ...(description && { description }),
        },
        { label: texts.stop, undo: () => void stop(id) },
      );
      onSent(id);
    },
  });
  return {
    send: (reply: Omit<Outgoing, 'record_id' | 'seen'>, sendAt: Date | undefined) =>
      run({ replies: [{ ...reply, record_id: record.id, seen: record.status || 'new' }], sendAt }),
    isPending,
  };
}
