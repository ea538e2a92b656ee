import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { adminHiring } from '@/content/en/admin-hiring';
import { adminSending } from '@/content/en/admin-sending';
import { dataOf } from '@/lib/supabase/request-error';
import { selectReplies, type Reply } from './reply-queries';
import { localeOf } from './reply-text';
import type { RecordList, StaffRecord, Value } from '../records/record-list';
import { isolated } from '../ui/direction';
import { nameOf } from '../ui/name-of';
import { maxNamed, rowsOf } from '../ui/rows-of';
import { useStaffQuery } from '../ui/staff-query';
import { dateOf } from '../ui/timestamps';

const { bulk: texts } = adminSending;

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
  const query = useStaffQuery(
    recipientsQuery(
      list,
      chosen.map(({ id }) => id),
    ),
  );
  const { records: all, replies } = query.data ?? { records: [], replies: [] };
  const told = isDecision ? all.filter((one) => one['awaits_decision'] === false) : [];
  const waiting = all.filter((one) => !told.includes(one));
  const seen = new Map(chosen.map((record) => [record.id, record['updated_at'] ?? null]));
  const answered = waiting.filter(
    ({ id, answered_at }) =>
      isLater(answered_at, seen.get(id)) ||
      replies.some(
        ({ record_id, state, created_at }) =>
          record_id === id &&
          (state === 'waiting' || (state === 'sent' && isLater(created_at, seen.get(id)))),
      ),
  );
  const found = toAnswered ? waiting : waiting.filter((one) => !answered.includes(one));
  const { mails, unreachable } = mailsTo(found);
  const gone = chosen.length - all.length;
  const namesOf = (records: readonly StaffRecord[]) =>
    records.map((one) => isolated(nameOf(list, one)));
  const leftOut = new Set([...told, ...(toAnswered ? [] : answered)].map(({ id }) => id));
  return {
    query,
    answered,
    found,
    mails,
    unreachable,
    /** Who gets no reply, and why. */
    warnings: [
      gone > 0 && texts.gone(gone),
      told.length > 0 && adminHiring.told(told.length),
      unreachable.length > 0 && texts.noAddress(namesOf(unreachable)),
      answered.length > 0 && texts.answered(namesOf(answered)),
    ].filter((one) => one !== false),
    records: chosen.filter(({ id }) => !leftOut.has(id)),
    knownOf: (id: string) => replies.filter((one) => one.record_id === id).length,
  };
}

/** Returns the records that one email answers, for each email, and those without an address. */
function mailsTo(records: readonly StaffRecord[]) {
  const mails = new Map<string, [StaffRecord, ...StaffRecord[]]>();
  for (const record of records) {
    if (record['mailbox'] === null) continue;
    const key = `${String(record['mailbox'] ?? record.id)} ${localeOf(record)}`;
    const answered = mails.get(key);
    if (answered) answered.push(record);
    else mails.set(key, [record]);
  }
  return {
    mails: [...mails.values()],
    unreachable: records.filter(({ mailbox }) => mailbox === null),
  };
}

const isLater = (time: Value | undefined, than: Value | undefined) =>
  typeof time === 'string' && typeof than === 'string' && dateOf(time) > dateOf(than);

/** Reads what replies to several records need, and the replies that they have; a record that is gone is left out. */
function recipientsQuery(list: RecordList, ids: readonly string[]) {
  const columns = new Set([
    'id',
    'email',
    'mailbox',
    'locale',
    'created_at',
    'status',
    'answered_at',
    ...list.who,
  ]);
  for (const name of [list.person, list.company, list.service, ...(list.job ?? [])]) {
    if (name) columns.add(name);
  }
  if (list.decisions) columns.add('awaits_decision');
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
            .overrideTypes<Pick<Reply, 'record_id' | 'state' | 'created_at'>[], { merge: false }>(),
        ),
      ]);
      return { records: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []), replies };
    },
    // Neither those who were chosen nor what the author knew of them changes while it is written or retried.
    staleTime: 'static',
    gcTime: 0,
  });
}

async function inParts<Row>(
  ids: readonly string[],
  read: (part: readonly string[]) => PromiseLike<PostgrestSingleResponse<Row[]>>,
): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxNamed) }, (_, index) =>
    ids.slice(index * maxNamed, (index + 1) * maxNamed),
  );
  const answers = await Promise.all(parts.map(read));
  return answers.flatMap((answer) => dataOf(answer) ?? []);
}
