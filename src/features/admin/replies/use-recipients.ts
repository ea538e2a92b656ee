import { queryOptions } from '@tanstack/react-query';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminSending } from '@/content/en/admin-sending';
import { selectReplies, type Reply } from './message-queries';
import { localeOf } from './reply-text';
import type { RecordList, StaffRecord } from '../records/record-list';
import { isolate } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { inParts, rowsOf } from '../ui/rows-of';
import { useStaffQuery } from '../ui/staff-query';
import { dateOf } from '../ui/timestamps';

const { bulk: texts } = adminSending;

/**
 * Returns who gets a reply to several records, and who does not and why.
 * @param chosen with the `updated_at` that was seen when they were chosen
 */
export function useRecipients(
  list: RecordList,
  chosen: readonly StaffRecord[],
  isDecision: boolean,
) {
  const ids = chosen.map(({ id }) => id);
  const query = useStaffQuery(recipientsQuery(list, ids));
  const { records: all, replies } = query.data ?? { records: [], replies: [] };
  const seenAt = new Map(chosen.map((record) => [record.id, String(record['updated_at'])]));
  const isSince = ({ record_id, state, created_at }: Known) =>
    state === 'waiting' ||
    (state === 'sent' && dateOf(created_at) > dateOf(seenAt.get(record_id) ?? ''));
  const recent = new Set(replies.filter(isSince).map(({ record_id }) => record_id));
  const told = all.filter((one) => isDecision && one['awaits_decision'] === false);
  const answered = all.filter((one) => recent.has(one.id) && !told.includes(one));
  const found = all.filter((one) => !told.includes(one) && !answered.includes(one));
  const unreachable = found.filter(({ mailbox }) => mailbox === null);
  const namesOf = (records: readonly StaffRecord[]) =>
    records.map((one) => isolate(nameOf(list, one)));
  return {
    query,
    found,
    mails: mailsTo(found),
    unreachable,
    warnings: [
      told.length > 0 && adminHiring.told(told.length),
      unreachable.length > 0 && texts.noAddress(namesOf(unreachable)),
      answered.length > 0 && texts.answered(namesOf(answered)),
    ].filter((one) => one !== false),
    knownOf: (id: string) => replies.filter((one) => one.record_id === id).length,
  };
}

/** Groups records by the email that answers them. */
function mailsTo(records: readonly StaffRecord[]) {
  const mails = new Map<string, [StaffRecord, ...StaffRecord[]]>();
  for (const record of records) {
    if (record['mailbox'] === null) continue;
    const key = `${String(record['mailbox'] ?? record.id)} ${localeOf(record)}`;
    const answered = mails.get(key);
    if (answered) answered.push(record);
    else mails.set(key, [record]);
  }
  return [...mails.values()];
}

type Known = Pick<Reply, 'record_id' | 'state' | 'created_at'>;

/** Reads what replies to several records need, and the replies that they have; a record that is gone is left out. */
function recipientsQuery(list: RecordList, ids: readonly string[]) {
  const { who, person, company, service, job = [], decisions } = list;
  const needed = ['id', 'email', 'mailbox', 'locale', 'created_at', 'status', ...who, ...job];
  const more = [person, company, service, decisions && 'awaits_decision'];
  const columns = new Set([...needed, ...more].filter(Boolean));
  return queryOptions({
    queryKey: [list.table, 'recipients', ids],
    queryFn: async ({ signal }) => {
      const [rows, replies] = await Promise.all([
        inParts(ids, (part) =>
          rowsOf(list.table)
            .select([...columns].join(','))
            .in('id', part)
            .abortSignal(signal)
            .overrideTypes<StaffRecord[], { merge: false }>(),
        ),
        inParts(ids, (part) =>
          selectReplies('record_id,state,created_at')
            .eq('table_name', list.table)
            .in('record_id', part)
            .abortSignal(signal)
            .overrideTypes<Known[], { merge: false }>(),
        ),
      ]);
      return { records: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), replies };
    },
    // Neither those who were chosen nor what the author knew of them changes while it is written or retried.
    staleTime: 'static',
    gcTime: 0,
  });
}
