import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { decisions } from '@/lib/form-row';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { recordKey } from '../records/query-keys';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { refreshMs } from '../ui/refresh';

export type FullRecord = StaffRecord & {
  spam_suspected: boolean;
  spam_reason: string | null;
};

/** Returns what the visitor wrote before staff corrected it, by field. */
export const writtenValuesOf = (record: FullRecord) =>
  (record['written'] ?? {}) as unknown as Readonly<Record<string, string>>;

export interface RecordProps {
  kind: RecordKind;
  record: FullRecord;
}

/** Reads a full record; null if the id does not exist. */
export function recordQuery(kind: RecordKind, id: string) {
  return queryOptions({
    queryKey: recordKey(kind.table, id),
    queryFn: async ({ signal, client, queryKey }) => {
      // Untyped: one query serves all kinds, whose columns record-kind.ts checks against the schema.
      const record = dataOf(
        await (staff() as SupabaseClient)
          .from(kind.table)
          .select(columnsOf(kind).join(','))
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle()
          .overrideTypes<FullRecord, { merge: false }>(),
      );
      // An ended session reads nothing either: that is refused here, and the record stays.
      if (!record && client.getQueryData(queryKey)) dataOf(await staff().rpc('enter'));
      return record;
    },
    refetchInterval: refreshMs,
  });
}

const commonColumns =
  'id sample created_at spam_suspected spam_reason written overdue waiting answered_at new_answer_at';

function columnsOf({ fields, filters, awaitsDecision }: RecordKind) {
  return [
    ...commonColumns.split(' '),
    ...Object.keys(fields),
    ...Object.values(decisions).flat(),
    ...(awaitsDecision ? ['awaits_decision'] : []),
    ...filters.flatMap(({ kind, field }) => (kind === 'posting' ? [field] : [])),
  ];
}
