import { queryOptions } from '@tanstack/react-query';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminSending } from '@/content/en/admin-sending';
import { selectReplies, type Reply } from './message-queries';
import { localeOf } from './reply-text';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { isolate } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { readInBatches, rowsOf } from '../ui/rows-of';
import { useStaffQuery } from '../ui/staff-query';
import { dateOf } from '../ui/timestamps';

const { bulk: texts } = adminSending;

/**
 * Divides the chosen records into those to answer, whose `groups` share an email, and those of which a warning says why not.
 * @param chosen with the `updated_at` that was seen when they were chosen
 */
export function useRecipients(
  kind: RecordKind,
  chosen: readonly StaffRecord[],
  tellsDecision: boolean,
) {
  const ids = chosen.map(({ id }) => id);
  const query = useStaffQuery(recipientsQuery(kind, ids));
  const { records, replies } = query.data ?? { records: [], replies: [] };
  const seenAt = new Map(chosen.map((record) => [record.id, String(record['updated_at'])]));
  const isNewToAuthor = ({ record_id, state, created_at }: ReplySummary) =>
    state === 'waiting' ||
    (state === 'sent' && dateOf(created_at) > dateOf(seenAt.get(record_id) ?? ''));
  const repliedSince = new Set(replies.filter(isNewToAuthor).map(({ record_id }) => record_id));
  const decided = records.filter((one) => tellsDecision && one['awaits_decision'] === false);
  const answered = records.filter((one) => repliedSince.has(one.id) && !decided.includes(one));
  const toAnswer = records.filter((one) => !decided.includes(one) && !answered.includes(one));
  const unreachable = toAnswer.filter(({ mailbox }) => mailbox === null);
  const namesOf = (unnamed: readonly StaffRecord[]) =>
    unnamed.map((one) => isolate(recordName(kind, one)));
  return {
    query,
    toAnswer,
    groups: groupedByMailbox(toAnswer),
    unreachable,
    warnings: [
      decided.length > 0 && adminHiring.told(decided.length),
      unreachable.length > 0 && texts.noAddress(namesOf(unreachable)),
      answered.length > 0 && texts.answered(namesOf(answered)),
    ].filter((one) => one !== false),
    replyCountOf: (id: string) => replies.filter((one) => one.record_id === id).length,
  };
}

function groupedByMailbox(records: readonly StaffRecord[]) {
  const groups = new Map<string, [StaffRecord, ...StaffRecord[]]>();
  for (const record of records) {
    if (record['mailbox'] === null) continue;
    const key = `${String(record['mailbox'] ?? record.id)} ${localeOf(record)}`;
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return [...groups.values()];
}

type ReplySummary = Pick<Reply, 'record_id' | 'state' | 'created_at'>;

/** Reads what replies to several records need, and the replies that they have; a record that is gone is left out. */
function recipientsQuery(kind: RecordKind, ids: readonly string[]) {
  const { nameParts, person, company, service, job = [], awaitsDecision } = kind;
  const needed = ['id', 'email', 'mailbox', 'locale', 'created_at', 'status', ...nameParts, ...job];
  const optional = [person, company, service, awaitsDecision && 'awaits_decision'];
  const columns = new Set([...needed, ...optional].filter(Boolean));
  return queryOptions({
    queryKey: [kind.table, 'recipients', ids],
    queryFn: async ({ signal }) => {
      const [rows, replies] = await Promise.all([
        readInBatches(ids, (part) =>
          rowsOf(kind.table)
            .select([...columns].join(','))
            .in('id', part)
            .abortSignal(signal)
            .overrideTypes<StaffRecord[], { merge: false }>(),
        ),
        readInBatches(ids, (part) =>
          selectReplies('record_id,state,created_at')
            .eq('table_name', kind.table)
            .in('record_id', part)
            .abortSignal(signal)
            .overrideTypes<ReplySummary[], { merge: false }>(),
        ),
      ]);
      return { records: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), replies };
    },
    // While a reply is written or retried, its recipients and the replies that its author has seen stay the same.
    staleTime: 'static',
    gcTime: 0,
  });
}
