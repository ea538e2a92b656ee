import {
  MutationObserver,
  mutationOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { reportChange, reportUndo } from './report-update';
import { pick, type RowValues } from './staff-fields';
import { updateRecords, type UpdateResult } from './update-records';
import { changeScopeOf, pagesKey, recordsKey, type RecordPage } from '../records/query-keys';
import type { RecordKind, RecordTable, StaffRecord } from '../records/record-kind';
import { refresh } from '../ui/refresh';

export interface Update {
  /** As the screen shows them: they are changed only from these values. */
  records: readonly StaffRecord[];
  set: RowValues;
  /** Values by id that replace `set` if records get different ones. */
  valuesById?: ReadonlyMap<string, RowValues>;
  isUndo?: boolean;
}

export const inverseOf = (change: Update, { changed }: Pick<UpdateResult, 'changed'>): Update => ({
  records: change.records
    .filter(({ id }) => changed.has(id))
    .map((record) => ({ ...record, ...targetOf(change, record) })),
  set: change.set,
  valuesById: changed,
  isUndo: true,
});

export interface DecisionTarget {
  kind: RecordKind;
  records: readonly StaffRecord[];
  onSet: (change: Update) => void;
}

/** The last known stored values of records with a pending change, by id. */
const storedById = new Map<string, RowValues>();

export const updateKey = (table: RecordTable) => ['update', table] as const;

/**
 * Changes what staff decide about records, optimistically in the list and in the open record, and offers to undo it.
 * Changes of one table are sent one after the other; after a record's last change the screen shows the stored
 * values. A record is changed only from the values that were seen.
 */
export function useUpdateRecords(table: RecordTable) {
  return useMutation(updateMutation(useQueryClient(), table));
}

function updateMutation(client: QueryClient, table: RecordTable) {
  return mutationOptions({
    mutationKey: updateKey(table),
    scope: changeScopeOf(table),
    onMutate: (change: Update) => showWanted(client, table, change),
    mutationFn: (change: Update) => store(table, change),
    onSuccess: (result, change) => {
      if (change.isUndo) {
        reportUndo(table, result);
        return;
      }
      const undo = () =>
        void new MutationObserver(client, updateMutation(client, table)).mutate(
          inverseOf(change, result),
        );
      reportChange(table, change.set, result, change.records.length, undo);
    },
    onSettled: (_result, _error, change) => showStored(client, table, change),
  });
}

async function showWanted(client: QueryClient, table: RecordTable, change: Update) {
  for (const record of change.records) {
    const seen = pick(record, Object.keys(change.set));
    noteStored(record.id, { ...seen, ...storedById.get(record.id) });
  }
  // A response already on its way would show the old values.
  const keys = [pagesKey(table), recordsKey(table)];
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  const wanted = change.records.map((record) => [record.id, targetOf(change, record)] as const);
  showValues(client, table, new Map(wanted));
}

async function store(table: RecordTable, change: Update): Promise<UpdateResult> {
  const { records, set, isUndo = false } = change;
  const columns = Object.keys(set);
  const changes = records.map((record) => ({
    record,
    seen: pick(isUndo ? record : (storedById.get(record.id) ?? record), columns),
    set: targetOf(change, record),
  }));
  const result = await updateRecords(table, changes, isUndo);
  const { changed, matching, conflicts } = result;
  const done = [...records.filter(({ id }) => changed.has(id)), ...matching];
  for (const record of done) noteStored(record.id, targetOf(change, record));
  for (const record of conflicts) noteStored(record.id, pick(record, columns));
  return result;
}

/** Shows what is stored of the records that no later change waits for. */
function showStored(client: QueryClient, table: RecordTable, change: Update) {
  const pending = client
    .getMutationCache()
    .findAll({ mutationKey: updateKey(table), status: 'pending' })
    .map(({ state }) => state.variables as Update)
    .filter((update) => update !== change);
  const pendingIds = new Set(pending.flatMap(({ records }) => records.map(({ id }) => id)));
  const settled = change.records.filter(({ id }) => !pendingIds.has(id));
  showValues(client, table, new Map(settled.map(({ id }) => [id, storedById.get(id)])));
  for (const { id } of settled) storedById.delete(id);
  if (pending.length > 0) return; // a response would overwrite pending changes on the screen
  void refresh(client, table);
}

const targetOf = ({ set, valuesById }: Update, { id }: StaffRecord) => valuesById?.get(id) ?? set;

function noteStored(id: string, values: RowValues) {
  storedById.set(id, { ...storedById.get(id), ...values });
}

/** Shows values, by id, in the list and in the open record, until both are loaded again. */
function showValues(
  client: QueryClient,
  table: RecordTable,
  values: ReadonlyMap<string, RowValues | undefined>,
) {
  const shown = (record: StaffRecord): StaffRecord => ({ ...record, ...values.get(record.id) });
  client.setQueriesData<RecordPage>(
    { queryKey: pagesKey(table) },
    (page) => page && { ...page, rows: page.rows.map(shown) },
  );
  client.setQueriesData<StaffRecord | null>(
    { queryKey: recordsKey(table) },
    (record) => record && shown(record),
  );
}
