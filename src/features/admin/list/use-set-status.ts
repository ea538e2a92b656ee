import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { pagesKey, recordKey } from '../registry/query-keys';
import type { RecordTable, StaffRecord } from '../registry/record-lists';
import { setStatuses, type RecordPage } from './list-queries';
import { queueUp, type Turn } from './status-turns';

interface Change {
  records: readonly StaffRecord[];
  status: string;
  /** The status that the records are changed from; those that have another one by now are left as they are. */
  from?: string | null;
}

interface Options {
  onSuccess: (failed: StaffRecord[]) => void;
}

/**
 * Changes the status of records: shown at once in the list and in the open record. Changes of one record are
 * sent one after the other, and after the last the screen shows what is stored. The result is the records
 * that were not changed.
 */
export function useSetStatus(table: RecordTable) {
  const client = useQueryClient();

  const mutation = useMutation({
    mutationFn: async ({ records, status, from, turn }: Change & { turn: Turn }) => {
      const ids = records.map(({ id }) => id);
      let changed = new Set<string>();
      try {
        changed = await turn.take(() => setStatuses(table, ids, status, from));
      } finally {
        const settled = turn.end(status, (id) => changed.has(id));
        show(client, table, settled);
        // Asked before the last change is stored, the server would undo it on the screen.
        if (settled.size === records.length) {
          void client.invalidateQueries({ queryKey: [table] });
          void client.invalidateQueries({ queryKey: ['activity_log'] });
        }
      }
      return records.filter(({ id }) => !changed.has(id));
    },
    onMutate: async ({ records, status }) => {
      // An answer on its way would show the status before.
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
  });

  return {
    data: mutation.data,
    variables: mutation.variables,
    mutate: (change: Change, options?: Options) =>
      mutation.mutate({ ...change, turn: queueUp(change.records) }, options),
  };
}

/** Writes statuses, by the records' ids, into the cache. */
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
