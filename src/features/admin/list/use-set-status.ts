import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { pagesKey, recordKey } from '../registry/query-keys';
import type { RecordTable, StaffRecord } from '../registry/record-lists';
import { setStatuses, type RecordPage } from './list-queries';

interface Change {
  records: readonly StaffRecord[];
  status: string;
}

/**
 * Changes the status of records: shown at once in the list and in the open record, taken back where it
 * was not saved. The result is the records that were not changed.
 */
export function useSetStatus(table: RecordTable) {
  const client = useQueryClient();
  const mutationKey = [table, 'status'];

  return useMutation({
    mutationKey,
    mutationFn: async ({ records, status }: Change): Promise<StaffRecord[]> => {
      const ids = records.map(({ id }) => id);
      const changed = await setStatuses(table, ids, status);
      return records.filter(({ id }) => !changed.has(id));
    },
    onMutate: async ({ records, status }) => {
      // An answer on its way would show the status before.
      const keys = [pagesKey(table), ...records.map(({ id }) => recordKey(table, id))];
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      show(client, table, new Map(records.map(({ id }) => [id, status])));
    },
    onSuccess: (failed, { records, status }) => {
      show(client, table, new Map(failed.map((record) => [record.id, record.status])), status);
      if (failed.length > 0) {
        toast({ kind: 'error', title: admin.error, description: admin.list.statusFailed });
      } else {
        const description = records.length > 1 && adminLists.selection.saved(records.length);
        toast({
          kind: 'success',
          title: admin.list.statusSaved,
          ...(description && { description }),
        });
      }
    },
    onSettled: () => {
      // Asked before the last change is stored, the server would undo it on the screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: [table] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
  });
}

/**
 * Writes statuses, by the records' ids, into the cache.
 * @param over the only status that is written over: a later change stays
 */
function show(
  client: QueryClient,
  table: RecordTable,
  statuses: ReadonlyMap<string, string | null>,
  over?: string,
) {
  const shown = (record: StaffRecord) => {
    const status = statuses.get(record.id);
    const stays = status === undefined || (over !== undefined && record.status !== over);
    return stays ? record : { ...record, status };
  };
  client.setQueriesData<RecordPage>(
    { queryKey: pagesKey(table) },
    (page) => page && { ...page, rows: page.rows.map(shown) },
  );
  for (const id of statuses.keys()) {
    client.setQueryData<StaffRecord | null>(
      recordKey(table, id),
      (record) => record && shown(record),
    );
  }
}
