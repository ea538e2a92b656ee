import type { RecordList, StaffRecord } from './record-list';

/** Returns whether somebody wanted to come back to a record by today, and it is not decided. */
export function isDue(list: RecordList, record: StaffRecord, today: string): boolean {
  const day = record['follow_up_on'];
  return typeof day === 'string' && day <= today && !isDecided(list, record);
}

export function isDecided({ statuses }: RecordList, { status }: StaffRecord): boolean {
  return statuses.some(({ name, final }) => final && name === status);
}
