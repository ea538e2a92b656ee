import {
  MutationObserver,
  mutationOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { pagesKey, recordsKey } from '../records/query-keys';
import type { RecordTable, StaffRecord } from '../records/record-list';
import type { RecordPage } from './list-queries';
import { reportChange, reportUndo } from './report-status';
import { setStatuses } from './set-statuses';

interface Change {
  records: readonly StaffRecord[];
  status: string;
  /** Undoes the change to `status`: the statuses before it, by id. */
  before?: ReadonlyMap<string, string>;
}

/** The last known stored status of records with a pending change, by id. */
const stored = new Map<string, string | null>();
/** The status of a change without an answer, by id: it may be the stored one. */
const unsure = new Map<string, string>();

/**
 * Changes the status of records, optimistically in the list and in the open record, and offers to undo it.
 * Changes of one table are sent one after the other; after a record's last change the screen shows the stored
 * status. A record is changed only from the status that was seen. Returns the records that were not changed, and
 * those that somebody else had changed meanwhile.
 */
export function useSetStatus(table: RecordTable) {
  return useMutation(statusMutation(useQueryClient(), table));
}

function statusMutation(client: QueryClient, table: RecordTable) {
  const mutationKey = ['status', table];

  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (change: Change) => {
      const { records, status, before } = change;
      const changes = records.map((record) => {
        const seen = before ? [status] : [stored.get(record.id), unsure.get(record.id)];
        return {
          record,
          seen: seen.filter((one) => typeof one === 'string'),
          status: targetOf(change, record),
        };
      });
      const result = await setStatuses(table, changes);
      const { changed, already, conflicts, gone, unanswered } = result;
      const done = [...records.filter(({ id }) => changed.has(id)), ...already];
      for (const record of done) stored.set(record.id, targetOf(change, record));
      for (const record of unanswered) unsure.set(record.id, targetOf(change, record));
      for (const { record } of conflicts) stored.set(record.id, record.status);
      const settled = new Set([...done, ...conflicts.map(({ record }) => record)].map(idOf));
      return { failed: records.filter(({ id }) => !settled.has(id)), conflicts, gone, changed };
    },
    onMutate: async (change: Change) => {
      const { records } = change;
      for (const record of records) {
        if (!stored.has(record.id)) stored.set(record.id, record.status);
      }
      // A response already on its way would show the old status.
      const keys = [pagesKey(table), recordsKey(table)];
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      show(client, table, new Map(records.map((record) => [record.id, targetOf(change, record)])));
    },
    onSuccess: (outcome, { records, status, before }) => {
      if (before) {
        reportUndo(table, outcome);
        return;
      }
      const { changed } = outcome;
      const undone = records
        .filter(({ id }) => changed.has(id) && changed.get(id) !== status)
        .map((record) => ({ ...record, status }));
      const undo = () =>
        void new MutationObserver(client, statusMutation(client, table)).mutate({
          records: undone,
          status,
          before: changed,
        });
      reportChange(table, outcome, records.length, undone.length > 0 ? undo : undefined);
    },
    onSettled: (_result, _error, change) => {
      const waiting = client
        .getMutationCache()
        .findAll({ mutationKey, status: 'pending' })
        .map(({ state }) => state.variables as Change)
        .filter((other) => other !== change);
      const changing = new Set(waiting.flatMap(({ records }) => records.map(idOf)));
      const last = change.records.filter(({ id }) => !changing.has(id));
      show(client, table, new Map(last.map(({ id }) => [id, stored.get(id) ?? null])));
      for (const { id } of last) {
        stored.delete(id);
        unsure.delete(id);
      }
      if (waiting.length > 0) return; // a response would overwrite pending changes on the screen
      void client.invalidateQueries({ queryKey: [table] });
      void client.invalidateQueries({ queryKey: ['activity_log'] });
    },
  });
}

const idOf = ({ id }: StaffRecord) => id;

const targetOf = ({ status, before }: Change, { id }: StaffRecord) => before?.get(id) ?? status;

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
  client.setQueriesData<StaffRecord | null>(
    { queryKey: recordsKey(table) },
    (record) => record && shown(record),
  );
}
