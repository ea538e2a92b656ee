import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { mailsTo } from './mails-to';
import { repliesKey, selectReplies, type Reply } from './reply-queries';
import type { RecordList, StaffRecord, Value } from '../records/record-list';
import { maxNamed } from '../ui/rows-of';
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

/** Neither those who were chosen nor what the author knew of them changes while a reply to many is written or retried. */
const asChosen = { staleTime: 'static', gcTime: 0 } as const;

/** Reads what replies to several records need; a record that is gone is left out. */
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
  for (const name of [list.person, list.company, ...(list.job ?? [])]) if (name) columns.add(name);
  if (list.decisions) columns.add('awaits_decision');
  return queryOptions({
    queryKey: [list.table, 'recipients', ids],
    queryFn: async ({ signal }) => {
      const rows = await inParts(ids, (part) =>
        (staff() as SupabaseClient)
          .from(list.table)
          .select([...columns].join(','))
          .in('id', part)
          .abortSignal(signal)
          .overrideTypes<StaffRecord[], { merge: false }>(),
      );
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    ...asChosen,
  });
}

/** The replies that several records have. */
function repliesToQuery({ table }: RecordList, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...repliesKey(table), 'to', ids],
    queryFn: ({ signal }) =>
      inParts(ids, (part) =>
        selectReplies('record_id,state,created_at')
          .eq('table_name', table)
          .in('record_id', part)
          .abortSignal(signal)
          .overrideTypes<Pick<Reply, 'record_id' | 'state' | 'created_at'>[], { merge: false }>(),
      ),
    ...asChosen,
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
