import type { RecordKind, StaffRecord } from './record-kind';

/** Returns whether a record is open and its follow-up due; `today` is the company's, as `2026-12-04`. */
export function isDue(kind: RecordKind, record: StaffRecord, today: string): boolean {
  const day = record['follow_up_on'];
  return typeof day === 'string' && day <= today && isOpenRecord(kind, record);
}

/** Returns whether a record is open, like the column `open`, but also right for a change that is not stored yet. */
export function isOpenRecord({ statuses }: RecordKind, record: StaffRecord): boolean {
  const isDecided = statuses.some(({ name, isFinal }) => isFinal && name === record.status);
  return !(isDecided || record['outcome'] || record['spam_suspected'] || originalIdOf(record));
}

/** Returns the id of the record that a duplicate belongs to; undefined for others. */
export function originalIdOf(record: StaffRecord): string | undefined {
  const id = record['duplicate_of'];
  return typeof id === 'string' ? id : undefined;
}
