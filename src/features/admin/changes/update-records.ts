import { randomId } from '@/lib/random-id';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { fieldOf, none, type Values } from './staff-fields';
import { maxNamed, rowsOf } from '../ui/rows-of';

export interface RecordChange {
  record: StaffRecord;
  /** The values that were seen: the record is changed only from one of them. */
  seen: readonly Values[];
  set: Values;
}

/** A record whose values are no longer the ones that were seen. */
export interface Conflict {
  /** With its current values. */
  record: StaffRecord;
  /** Who set them, if the log says so. */
  by: string | null;
  at: string | undefined;
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
  conflicts: Conflict[];
  /** Why the database refused to change records, by id. */
  refused: Map<string, string>;
  gone: StaffRecord[];
  /** Without an answer: some of them may have been changed. */
  unanswered: StaffRecord[];
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
    gone: [],
    unanswered: [],
  };
  const batch = changes.length > 1 ? { batch: randomId() } : {};
  for (let at = 0; at < changes.length; at += maxPerRequest) {
    const part = changes.slice(at, at + maxPerRequest);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const { data, status: answer } = await staff().rpc('update_records', {
      table_name: table,
      changes: part.flatMap(({ record: { id }, seen, set }) =>
        seen.map((one) => ({ id, seen: one, set })),
      ),
      ...batch,
      ...(isUndo && { undo: true }),
    });
    if (!data) {
      if (answer === 0) result.unanswered.push(...part.map(({ record }) => record));
      break;
    }
    const { changed, refused } = data as unknown as UpdateAnswer;
    for (const [id, before] of Object.entries(changed)) result.changed.set(id, before);
    for (const [id, reason] of Object.entries(refused)) result.refused.set(id, reason);
    const explained = [result.changed, result.refused];
    const left = part.filter(({ record: { id } }) => !explained.some((one) => one.has(id)));
    // oxlint-disable-next-line no-await-in-loop
    await explain(table, left, result);
  }
  const records = changes.map(({ record }) => record);
  const others = [...result.already, ...result.conflicts.map(({ record }) => record)];
  const settled = new Set([...result.changed.keys(), ...others.map(({ id }) => id)]);
  return { ...result, failed: records.filter(({ id }) => !settled.has(id)) };
}

/** Adds records that were not changed to the result that says why. */
async function explain(table: RecordTable, changes: readonly RecordChange[], result: Answered) {
  for (let at = 0; at < changes.length; at += maxNamed) {
    const part = changes.slice(at, at + maxNamed);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const current = await currentOf(table, part);
    if (!current) return;
    for (const { record, seen, set } of part) {
      const conflict = current.get(record.id);
      if (!conflict) result.gone.push(record);
      else if (includes(conflict.record, set)) result.already.push(record);
      else if (!seen.some((one) => includes(conflict.record, one))) result.conflicts.push(conflict);
    }
  }
}

/** Reads the current values, and who set them, by id. */
async function currentOf(table: RecordTable, changes: readonly RecordChange[]) {
  const ids = changes.map(({ record }) => record.id);
  const set = changes[0]?.set ?? {};
  const { action, name, field } = fieldOf(set);
  const [current, log] = await Promise.all([
    rowsOf(table)
      .select(['id', ...Object.keys(set)].join(','))
      .in('id', ids)
      .overrideTypes<(Values & { id: string })[], { merge: false }>(),
    staff()
      .from('activity_log')
      .select('record_id,actor_email,to_status,created_at')
      .eq('table_name', table)
      .eq('action', action)
      .in('record_id', ids)
      .order('created_at', { ascending: false }),
  ]);
  const rows = current.data;
  if (!rows) return undefined;
  return new Map(
    changes.flatMap(({ record }): [string, Conflict][] => {
      const row = rows.find(({ id }) => id === record.id);
      if (!row) return [];
      const value = field.logged?.(row) || String(row[name] ?? none);
      const entry = log.data?.find((one) => one.record_id === record.id && one.to_status === value);
      const by = entry?.actor_email ?? null;
      return [[record.id, { record: { ...record, ...row }, by, at: entry?.created_at }]];
    }),
  );
}

/** Whether a record has these values. */
export function includes(record: Values, values: Values): boolean {
  return Object.entries(values).every(([column, value]) => (record[column] ?? null) === value);
}
