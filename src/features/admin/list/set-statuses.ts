import { maxNamed } from './list-queries';
import { rowsOf } from './list-request';
import type { RecordTable, StaffRecord } from '../records/record-list';

/** A record whose status is no longer the one that was seen. */
export interface Conflict {
  /** With its current status. */
  record: StaffRecord;
  /** Who set that status, if the log says so. */
  by: string | null;
  at: string | undefined;
}

interface Statuses {
  changed: StaffRecord[];
  conflicts: Conflict[];
  /** Without an answer: some of them may have been changed. */
  unanswered: StaffRecord[];
}

/**
 * Sets the status of records that still have one of the statuses that were seen. It stops after a failed
 * request; records that are in none of the results were not changed.
 */
export async function setStatuses(
  table: RecordTable,
  records: readonly StaffRecord[],
  status: string,
  seenOf: (record: StaffRecord) => readonly string[],
): Promise<Statuses> {
  const result: Statuses = { changed: [], conflicts: [], unanswered: [] };
  for (const { seen, group } of alike(records, seenOf)) {
    const ids = group.map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- a failure stops the rest
    const { data, status: answer } = await rowsOf(table)
      .update({ status })
      .in('id', ids)
      .in('status', seen)
      .select('id');
    if (!data) {
      if (answer === 0) result.unanswered.push(...group);
      break;
    }
    const changed = new Set((data as { id: string }[]).map(({ id }) => id));
    const left = group.filter(({ id }) => !changed.has(id));
    // oxlint-disable-next-line no-await-in-loop
    const found = left.length > 0 ? await conflictsOf(table, left) : [];
    const isDone = ({ record }: Conflict) => record.status === status;
    const isElsewhere = ({ record }: Conflict) => !seen.includes(record.status ?? '');
    result.changed.push(
      ...group.filter(({ id }) => changed.has(id)),
      ...found.filter(isDone).map(({ record }) => record),
    );
    result.conflicts.push(...found.filter((one) => !isDone(one) && isElsewhere(one)));
  }
  return result;
}

/** Records with the same seen statuses, as many as fit into one address. */
function alike(
  records: readonly StaffRecord[],
  seenOf: (record: StaffRecord) => readonly string[],
): { seen: readonly string[]; group: StaffRecord[] }[] {
  const groups: { seen: readonly string[]; group: StaffRecord[] }[] = [];
  for (const record of records) {
    const seen = seenOf(record);
    const open = groups.find(
      ({ seen: other, group }) => group.length < maxNamed && other.join() === seen.join(),
    );
    if (open) open.group.push(record);
    else groups.push({ seen, group: [record] });
  }
  return groups;
}

/** Reads the current statuses, and who set them. */
async function conflictsOf(table: RecordTable, records: StaffRecord[]): Promise<Conflict[]> {
  const ids = records.map(({ id }) => id);
  const [current, log] = await Promise.all([
    rowsOf(table).select('id,status').in('id', ids),
    rowsOf('activity_log')
      .select('record_id,actor_email,to_status,created_at')
      .eq('table_name', table)
      .in('record_id', ids)
      .order('created_at', { ascending: false }),
  ]);
  const rows = (current.data ?? []) as { id: string; status: string }[];
  const entries = (log.data ?? []) as {
    record_id: string;
    actor_email: string | null;
    to_status: string | null;
    created_at: string;
  }[];
  return rows.flatMap(({ id, status }) => {
    const record = records.find((one) => one.id === id);
    const entry = entries.find((one) => one.record_id === id && one.to_status === status);
    if (!record) return [];
    return { record: { ...record, status }, by: entry?.actor_email ?? null, at: entry?.created_at };
  });
}
