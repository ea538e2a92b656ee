import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { pagesKey, setStatus, setStatuses, type RecordPage } from './list-queries';
import type { RecordTable, StaffRecord } from '../registry/record-lists';

/** Changes a record's status: shown at once, taken back when it was not saved. */
export function useSetStatus(table: RecordTable, record: StaffRecord) {
  const client = useQueryClient();

  return useMutation({
    mutationFn: (status: string) => setStatus(table, record.id, status),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: pagesKey(table) });
      show(client, table, new Map([[record.id, status]]));
      return { before: record.status };
    },
    onSuccess: () => toast({ kind: 'success', title: admin.list.statusSaved }),
    onError: (_error, _status, context) => {
      if (context) show(client, table, new Map([[record.id, context.before]]));
      toast({ kind: 'error', title: admin.error, description: admin.list.statusFailed });
    },
    onSettled: () => refresh(client, table),
  });
}

interface Change {
  records: readonly StaffRecord[];
  status: string;
}

/**
 * Changes the status of several records. The result is those that were not changed: they are shown
 * as they were before.
 */
export function useSetStatuses(table: RecordTable) {
  const client = useQueryClient();

  return useMutation({
    mutationFn: async ({ records, status }: Change): Promise<StaffRecord[]> => {
      const changed = await setStatuses(
        table,
        records.map(({ id }) => id),
        status,
      );
      return records.filter(({ id }) => !changed.has(id));
    },
    onMutate: async ({ records, status }) => {
      await client.cancelQueries({ queryKey: pagesKey(table) });
      show(client, table, new Map(records.map(({ id }) => [id, status])));
    },
    onSuccess: (failed, { records }) => {
      show(client, table, new Map(failed.map((record) => [record.id, record.status])));
      if (failed.length > 0) {
        toast({ kind: 'error', title: admin.error, description: admin.list.statusFailed });
      } else {
        const description = adminLists.selection.saved(records.length);
        toast({ kind: 'success', title: admin.list.statusSaved, description });
      }
    },
    onSettled: () => refresh(client, table),
  });
}

function show(
  client: QueryClient,
  table: RecordTable,
  statuses: ReadonlyMap<string, string | null>,
) {
  client.setQueriesData<RecordPage>({ queryKey: pagesKey(table) }, (page) =>
    page
      ? {
          ...page,
          rows: page.rows.map((row) => {
            const status = statuses.get(row.id);
            return status === undefined ? row : { ...row, status };
          }),
        }
      : page,
  );
}

function refresh(client: QueryClient, table: RecordTable) {
  void client.invalidateQueries({ queryKey: [table] });
  void client.invalidateQueries({ queryKey: ['activity_log'] });
}
