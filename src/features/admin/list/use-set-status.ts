import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { admin } from '@/content/en/admin';
import { adminLists } from '@/content/en/admin-lists';
import { pagesKey, recordKey } from '../records/query-keys';
import type { RecordTable, StaffRecord } from '../records/record-list';
import type { RecordPage } from './list-queries';
import { setStatuses } from './set-statuses';
import { conflictText } from './status-outcome';

interface Change {
  records: readonly StaffRecord[];
  status: string;
}

/** The last known stored status of records with a pending change, by id. */
const stored = new Map<string, string | null>();
/** The status of a change without an answer, by id: it may be the stored one. */
const unsure = new Map<string, string>();

/**
 * Changes the status of records, optimistically in the list and in the open record. Changes of one table
 * are sent one after the other; after a record's last change the screen shows the stored status. A record is
 * changed only from the status that was seen. Returns the records that were not changed, and those that
 * somebody else had changed meanwhile.
 */
export function useSetStatus(table: RecordTable) {
  const client = useQueryClient();
  const mutationKey = ['status', table];

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ records, status }: Change) => {
      const seenOf = ({ id }: StaffRecord) =>
        [stored.get(id), unsure.get(id)].filter((seen) => typeof seen === 'string');
      const { changed, conflicts, unanswered } = await setStatuses(table, records, status, seenOf);
      for (const { id } of changed) stored.set(id, status);
      for (const { id } of unanswered) unsure.set(id, status);
      for (const { record } of conflicts) stored.set(record.id, record.status);
      const settled = new Set([...changed, ...conflicts.map(({ record }) => record)].map(idOf));
      return { failed: records.filter(({ id }) => !settled.has(id)), conflicts };
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
    onSuccess: ({ failed, conflicts: [conflict] }, { records }) => {
      if (failed.length > 0) {
        toast({ kind: 'error', title: admin.error, description: admin.list.statusFailed });
      } else if (conflict) {
        const description = conflictText(table, conflict);
        toast({ kind: 'error', title: admin.list.statusChanged, description });
      } else {
        const description = records.length > 1 && adminLists.selection.saved(records.length);
        toast({
          kind: 'success',
          title: admin.list.statusSaved,
          ...(description && { description }),
        });
      }
    },
    onSettled: (_result, _error, { records }) => {
      const waiting = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
      const changing = waiting.flatMap(({ state }) => (state.variables as Change).records);
      // This change itself is still among them.
      const last = records.filter(({ id }) => changing.filter((one) => one.id === id).length < 2);
      show(client, table, new Map(last.map(({ id }) => [id, stored.get(id) ?? null])));
      for (const { id } of last) {
        stored.delete(id);
        unsure.delete(id);
      }
      if (waiting.length > 1) return; // a response would overwrite pending changes on the screen
      void client.invalidateQueries({ queryKey: [table] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
  });
}

const idOf = ({ id }: StaffRecord) => id;

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
