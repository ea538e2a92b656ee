import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { pagesKey, recordKey } from '../records/query-keys';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { setStatuses, type RecordPage } from './list-queries';

interface Change {
  records: readonly StaffRecord[];
  status: string;
  /** The expected current status; records with another status are left unchanged. */
  from?: string | null;
}

/** The last known stored status of records with a pending change, by id. */
const stored = new Map<string, string | null>();

/**
 * Changes the status of records, optimistically in the list and in the open record. Changes of one table
 * are sent one after the other; after a record's last change the screen shows the stored status. Returns
 * the records that were not changed.
 */
export function useSetStatus(table: RecordTable) {
  const client = useQueryClient();
  const mutationKey = ['status', table];

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ records, status, from }: Change) => {
      const ids = records.map(({ id }) => id);
      const changed = await setStatuses(table, ids, status, from);
      for (const id of changed) stored.set(id, status);
      return records.filter(({ id }) => !changed.has(id));
    },
    onMutate: async ({ records, status }) => {
      for (const record of records) {
        if (!stored.has(record.id)) stored.set(record.id, record.status);
      }
      // A response already on its way would show the old status.
      const keys = [pagesKey(table), ...records.map(({ id }) => recordKey(table, id))];
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      show(client, table, new Map(records.map(({ id }) => [id, status])));
    },
    onSuccess: (failed, { records }) => {
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
    onSettled: (_failed, _error, { records }) => {
      const waiting = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
      const changing = waiting.flatMap(({ state }) => (state.variables as Change).records);
      // This change itself is still among them.
      const last = records.filter(({ id }) => changing.filter((one) => one.id === id).length < 2);
      show(client, table, new Map(last.map(({ id }) => [id, stored.get(id) ?? null])));
      for (const { id } of last) stored.delete(id);
      if (waiting.length > 1) return; // a response would overwrite pending changes on the screen
      void client.invalidateQueries({ queryKey: [table] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
  });
}

function show(
  client: QueryClient,
  table: RecordTable,
  statuses: ReadonlyMap<string, string | null>,
) {
  const shown = (record: StaffRecord) => {
    const status = statuses.get(record.id);
    return status === undefined ? record : { ...record, status };
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
