import { randomId } from '@/lib/random-id';
import { staff } from '@/lib/supabase/staff';
import { maxNamed } from './list-queries';
import { rowsOf } from './list-request';
import type { RecordTable, StaffRecord } from '../records/record-list';

export interface StatusChange {
  record: StaffRecord;
  /** The statuses that were seen: the record is changed only from one of them. */
  seen: readonly string[];
  status: string;
}

/** A record whose status is no longer the one that was seen. */
export interface Conflict {
  /** With its current status. */
  record: StaffRecord;
  /** Who set that status, if the log says so. */
  by: string | null;
  at: string | undefined;
}

interface Statuses {
  /** The changed records' statuses before, by id. */
  changed: Map<string, string>;
  /** Records that somebody else had set to the same status. */
  already: StaffRecord[];
  conflicts: Conflict[];
  gone: StaffRecord[];
  /** Without an answer: some of them may have been changed. */
  unanswered: StaffRecord[];
}

/** A request has to be answered within the time limits of the database and of the browser. */
const maxPerRequest = 500;

/**
 * Sets the statuses of records, each only from a status that was seen. It stops after a failed request; records
 * that are in none of the results were not changed. Several records are one entry in the log.
 */
export async function setStatuses(
  table: RecordTable,
  changes: readonly StatusChange[],
): Promise<Statuses> {
  const result: Statuses = {
    changed: new Map(),
    already: [],
    conflicts: [],
    gone: [],
    unanswered: [],
  };
  const batch = changes.length > 1 ? { batch: randomId() } : {};
  for (let at = 0; at < changes.length; at += maxPerRequest) {
    const part = changes.slice(at, at + maxPerRequest);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const { data, status: answer } = await staff().rpc('set_statuses', {
      table_name: table,
      changes: part.flatMap(({ record: { id }, seen, status }) =>
        seen.map((one) => ({ id, seen: one, status })),
      ),
      ...batch,
    });
    if (!data) {
      if (answer === 0) result.unanswered.push(...part.map(({ record }) => record));
      break;
    }
    for (const [id, before] of Object.entries(data)) result.changed.set(id, String(before));
    const left = part.filter(({ record }) => !result.changed.has(record.id));
    // oxlint-disable-next-line no-await-in-loop
    await explain(table, left, result);
  }
  return result;
}

/** Adds records that were not changed to the result that says why. */
async function explain(table: RecordTable, changes: readonly StatusChange[], result: Statuses) {
  for (let at = 0; at < changes.length; at += maxNamed) {
    const part = changes.slice(at, at + maxNamed);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const current = await currentOf(table, part);
    if (!current) return;
    for (const { record, seen, status } of part) {
      const conflict = current.get(record.id);
      if (!conflict) result.gone.push(record);
      else if (conflict.record.status === status) result.already.push(record);
      else if (!seen.includes(conflict.record.status ?? '')) result.conflicts.push(conflict);
    }
  }
}

/** Reads the current statuses, and who set them, by id. */
async function currentOf(
  table: RecordTable,
  changes: readonly StatusChange[],
): Promise<Map<string, Conflict> | undefined> {
  const ids = changes.map(({ record }) => record.id);
  const [current, log] = await Promise.all([
    rowsOf(table).select('id,status').in('id', ids),
    rowsOf('activity_log')
      .select('record_id,actor_email,to_status,created_at')
      .eq('table_name', table)
      .in('record_id', ids)
      .order('created_at', { ascending: false }),
  ]);
  if (!current.data) return undefined;
  const statuses = new Map(
    (current.data as { id: string; status: string }[]).map(({ id, status }) => [id, status]),
  );
  const entries = (log.data ?? []) as {
    record_id: string;
    actor_email: string | null;
    to_status: string | null;
    created_at: string;
  }[];
  return new Map(
    changes.flatMap(({ record }): [string, Conflict][] => {
      const status = statuses.get(record.id);
      if (status === undefined) return [];
      const entry = entries.find((one) => one.record_id === record.id && one.to_status === status);
      const by = entry?.actor_email ?? null;
      return [[record.id, { record: { ...record, status }, by, at: entry?.created_at }]];
    }),
  );
}
