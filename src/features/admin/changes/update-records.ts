import { randomId } from '@/lib/random-id';
import { staff } from '@/lib/supabase/staff';
import type { RowValues } from './staff-fields';
import type { RecordTable, StaffRecord } from '../records/record-kind';
import { readInBatches, rowsOf } from '../ui/rows-of';

export interface RecordChange {
  record: StaffRecord;
  /** The values on the user's screen; the record is changed only if it still has them. */
  seen: RowValues;
  set: RowValues;
}

/** What the database returns, by id, as in UpdateResult. */
interface UpdateResponse {
  changed: Record<string, RowValues>;
  refused: Record<string, string>;
}

export interface UpdateResult {
  /** The earlier values of changed records, by id. */
  changed: Map<string, RowValues>;
  /** Records that already had the wanted values. */
  matching: StaffRecord[];
  /** Records whose values are no longer the ones that were seen, with their current values. */
  conflicts: StaffRecord[];
  refused: Map<string, string>;
  /** Records that do not have the wanted values, including deleted and refused ones. */
  failed: StaffRecord[];
}

/** Records per request: it has to be done within the time limits of the database and of the browser. */
const maxPerRequest = 500;

/**
 * Changes records, each only from values that were seen. All changes set the same columns. It stops after a failed
 * request. Several records are one entry in the log.
 */
export async function updateRecords(
  table: RecordTable,
  changes: readonly RecordChange[],
  isUndo: boolean,
): Promise<UpdateResult> {
  const changed = new Map<string, RowValues>();
  const refused = new Map<string, string>();
  const sent: RecordChange[] = [];
  const logEntry = changes.length > 1 ? { batch: randomId() } : {};
  for (let start = 0; start < changes.length; start += maxPerRequest) {
    const chunk = changes.slice(start, start + maxPerRequest);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const { data } = await staff().rpc('update_records', {
      table_name: table,
      changes: chunk.map(({ record: { id }, seen, set }) => ({ id, seen, set })),
      ...logEntry,
      ...(isUndo && { undo: true }),
    });
    if (!data) break;
    const response = data as unknown as UpdateResponse;
    for (const [id, before] of Object.entries(response.changed)) changed.set(id, before);
    for (const [id, reason] of Object.entries(response.refused)) refused.set(id, reason);
    sent.push(...chunk);
  }
  const unexplained = sent.filter(({ record: { id } }) => !changed.has(id) && !refused.has(id));
  const { matching, conflicts } = await readReasons(table, unexplained);
  const settled = new Set([...changed.keys(), ...[...matching, ...conflicts].map(({ id }) => id)]);
  const failed = changes.map(({ record }) => record).filter(({ id }) => !settled.has(id));
  return { changed, matching, conflicts, refused, failed };
}

/** Reads why records were not changed; leaves out deleted ones, and all if they cannot be read. */
async function readReasons(table: RecordTable, changes: readonly RecordChange[]) {
  const columns = ['id', ...Object.keys(changes[0]?.set ?? {})].join(',');
  const ids = changes.map(({ record }) => record.id);
  const rows = await readInBatches(ids, (batch) =>
    rowsOf(table)
      .select(columns)
      .in('id', batch)
      .overrideTypes<(RowValues & { id: string })[], { merge: false }>(),
  ).catch(() => []);
  const matching: StaffRecord[] = [];
  const conflicts: StaffRecord[] = [];
  for (const { record, seen, set } of changes) {
    const row = rows.find(({ id }) => id === record.id);
    if (row && hasValues(row, set)) matching.push(record);
    else if (row && !hasValues(row, seen)) conflicts.push({ ...record, ...row });
  }
  return { matching, conflicts };
}

/** Returns whether a record has these values; one that it lacks counts as null. */
export function hasValues(record: RowValues, values: RowValues): boolean {
  return Object.entries(values).every(([column, value]) => (record[column] ?? null) === value);
}
