import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/admin';
import { pagesKey, setStatus, type RecordPage } from './record-queries';
import type { RecordTable, StaffRecord } from './submissions';

/** Changes a record's status: shown at once, taken back when it was not saved. */
export function useSetStatus(table: RecordTable, record: StaffRecord) {
  const client = useQueryClient();

  return useMutation({
    mutationFn: (status: string) => setStatus(table, record.id, status),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: pagesKey(table) });
      show(client, table, record.id, status);
      return { before: record.status };
    },
    onSuccess: () => toast({ kind: 'success', title: admin.list.statusSaved }),
    onError: (_error, _status, context) => {
      if (context) show(client, table, record.id, context.before);
      toast({ kind: 'error', title: admin.error, description: admin.list.statusFailed });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [table] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
  });
}

function show(client: QueryClient, table: RecordTable, id: string, status: string | null) {
  client.setQueriesData<RecordPage>({ queryKey: pagesKey(table) }, (page) =>
    page
      ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)) }
      : page,
  );
}
