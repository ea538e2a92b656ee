import { mailsTo } from './mails-to';
import { recipientsQuery, repliesToQuery } from './reply-queries';
import type { RecordList, StaffRecord, Value } from '../records/record-list';
import { useStaffQuery } from '../ui/staff-query';
import { dateOf } from '../ui/timestamps';

interface UseRecipientsOptions {
  list: RecordList;
  /** With the `updated_at` that was seen when they were chosen. */
  chosen: readonly StaffRecord[];
  isDecision: boolean;
  /** Writes also to those who were answered since they were chosen. */
  toAnswered: boolean;
}

/** Returns who gets a reply to several records, and who does not and why. */
export function useRecipients({ list, chosen, isDecision, toAnswered }: UseRecipientsOptions) {
  const ids = chosen.map(({ id }) => id);
  const recipients = useStaffQuery(recipientsQuery(list, ids));
  const replies = useStaffQuery(repliesToQuery(list, ids));
  const all = recipients.data ?? [];
  const told = isDecision ? all.filter((one) => one['awaits_decision'] === false) : [];
  const waiting = all.filter((one) => !told.includes(one));
  const seen = new Map(chosen.map((record) => [record.id, record['updated_at'] ?? null]));
  const answered = waiting.filter(
    ({ id, answered_at }) =>
      isLater(answered_at, seen.get(id)) ||
      replies.data?.some(
        ({ record_id, state, created_at }) =>
          record_id === id &&
          (state === 'waiting' || (state === 'sent' && isLater(created_at, seen.get(id)))),
      ),
  );
  const found = toAnswered ? waiting : waiting.filter((one) => !answered.includes(one));
  const leftOut = new Set([...told, ...(toAnswered ? [] : answered)].map(({ id }) => id));
  return {
    isPending: recipients.isPending || replies.isPending,
    isError: recipients.isError || replies.isError,
    isLoaded: recipients.data !== undefined && replies.data !== undefined,
    reload: () => void Promise.all([recipients.refetch(), replies.refetch()]),
    told,
    answered,
    found,
    records: chosen.filter(({ id }) => !leftOut.has(id)),
    gone: chosen.length - all.length,
    knownOf: (id: string) => (replies.data ?? []).filter((one) => one.record_id === id).length,
    ...mailsTo(found),
  };
}

const isLater = (time: Value | undefined, than: Value | undefined) =>
  typeof time === 'string' && typeof than === 'string' && dateOf(time) > dateOf(than);
