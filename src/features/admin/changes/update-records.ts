import { randomId } from '@/lib/random-id';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable, StaffRecord } from '../records/record-list';
import type { Values } from './staff-fields';
import { maxNamed, rowsOf } from '../ui/rows-of';

export interface RecordChange {
  record: StaffRecord;
  /** The values that were seen: the record is changed only from them. */
  seen: Values;
  set: Values;
}

/** What the database answers, by id. */
interface UpdateAnswer {
  /** What was seen of the changed records. */
  changed: Record<string, Values>;
  /** Why it refused others. */
  refused: Record<string, string>;
}

interface Answered {
  /** What was seen of the changed records, by id. */
  changed: Map<string, Values>;
  /** Records that somebody else had changed in the same way. */
  already: StaffRecord[];
  /** Records whose values are no longer the ones that were seen, with their current values. */
  conflicts: StaffRecord[];
  /** Why the database refused to change records, by id. */
  refused: Map<string, string>;
}

export interface Result extends Answered {
  /** Neither changed, nor by somebody else; with those that are gone and refused. */
  failed: StaffRecord[];
}

/** A request has to be answered within the time limits of the database and of the browser. */
const maxPerRequest = 500;

/**
 * Changes records, each only from values that were seen. All changes set the same columns. It stops after a failed
 * request. Several records are one entry in the log.
 */
export async function updateRecords(
  table: RecordTable,
  changes: readonly RecordChange[],
  isUndo: boolean,
): Promise<Result> {
  const result: Answered = {
    changed: new Map(),
    already: [],
    conflicts: [],
    refused: new Map(),
  };
  const batch = changes.length > 1 ? { batch: randomId() } : {};
  for (let at = 0; at < changes.length; at += maxPerRequest) {
    const part = changes.slice(at, at + maxPerRequest);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const { data } = await staff().rpc('update_records', {
      table_name: table,
      changes: part.map(({ record: { id }, seen, set }) => ({ id, seen, set })),
      ...batch,
      ...(isUndo && { undo: true }),
    });
    if (!data) break;
    const { changed, refused } = data as unknown as UpdateAnswer;
    for (const [id, before] of Object.entries(changed)) result.changed.set(id, before);
    for (const [id, reason] of Object.entries(refused)) result.refused.set(id, reason);
    const explained = [result.changed, result.refused];
    const left = part.filter(({ record: { id } }) => !explained.some((one) => one.has(id)));
    // oxlint-disable-next-line no-await-in-loop
    await explain(table, left, result);
  }
  const others = [...result.already, ...result.conflicts];
  const settled = new Set([...result.changed.keys(), ...others.map(({ id }) => id)]);
  const records = changes.map(({ record }) => record);
  return { ...result, failed: records.filter(({ id }) => !settled.has(id)) };
}

/** Adds records that were not changed to the result that says why. */
async function explain(table: RecordTable, changes: readonly RecordChange[], result: Answered) {
  for (let at = 0; at < changes.length; at += maxNamed) {
    const part = changes.slice(at, at + maxNamed);
    const columns = ['id', ...Object.keys(part[0]?.set ?? {})];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { data: rows } = await rowsOf(table)
      .select(columns.join(','))
      .in(
        'id',
        part.map(({ record }) => record.id),
      )
      .overrideTypes<(Values & { id: string })[], { merge: false }>();
    for (const { record, seen, set } of part) {
      const row = rows?.find(({ id }) => id === record.id);
      if (row && includes(row, set)) result.already.push(record);
      else if (row && !includes(row, seen)) result.conflicts.push({ ...record, ...row });
    }
  }
}

/** Whether a record has these values. */
export function includes(record: Values, values: Values): boolean {
  return Object.entries(values).every(([column, value]) => (record[column] ?? null) === value);
}
