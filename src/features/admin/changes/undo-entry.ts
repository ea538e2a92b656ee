import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { changesOf } from '../records/query-keys';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { refresh } from '../ui/refresh';
import { reportUndo } from './report-update';
import { fieldOf, type Values } from './staff-fields';
import { withdrawOffers } from './undo';
import { updateRecords } from './update-records';

/** What an undo of an entry of the log would do to a record. */
export interface UndoneRecord {
  id: string;
  summary: string;
  /** What the entry changed it to, and from. */
  seen: Values;
  set: Values;
  state: 'same' | 'changed' | 'gone' | 'undone';
}

/** Asks what an undo would do now; null if it is too late. */
export function undoQuery(entry: number) {
  return queryOptions({
    queryKey: ['activity_log', 'undo', entry],
    queryFn: async ({ signal }) =>
      dataOf(await staff().rpc('preview_undo', { entry }).abortSignal(signal)) as unknown as
        | UndoneRecord[]
        | null,
    gcTime: 0,
  });
}

/** Undoes an entry of the log for these records, each only from what the entry changed it to. */
export function useUndoEntry(table: RecordTable) {
  const client = useQueryClient();
  return useMutation({
    scope: changesOf(table),
    onMutate: withdrawOffers,
    mutationFn: async (undone: readonly UndoneRecord[]) => {
      const changes = undone.map(({ id, seen, set }) => ({
        record: { id, status: null, created_at: '', ...seen } satisfies StaffRecord,
        seen: [seen],
        set,
      }));
      return updateRecords(table, changes, { isConfirmed: true, isUndo: true });
    },
    onSuccess: ({ already, ...result }, undone) => {
      const records = [...already, ...result.conflicts.map(({ record }) => record)];
      const settled = new Set([...result.changed.keys(), ...records.map(({ id }) => id)]);
      const failed = undone
        .filter(({ id }) => !settled.has(id))
        .map(({ id }) => ({ id, status: null, created_at: '' }));
      reportUndo(table, setOf(undone), { ...result, failed, workedOn: [] });
    },
    onSettled: (_result, _error, undone) => {
      const { affects = [] } = fieldOf(setOf(undone)).field;
      return refresh(client, table, 'activity_log', 'open_work', ...affects);
    },
  });
}

const setOf = (undone: readonly UndoneRecord[]): Values => undone[0]?.set ?? {};
