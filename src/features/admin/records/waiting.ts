import type { RecordList, StaffRecord } from './record-list';

/** Returns whether somebody wanted to come back to a record by today, and it is not decided. */
export function isDue({ statuses }: RecordList, record: StaffRecord, today: string): boolean {
  const day = record['follow_up_on'];
  const isDecided = statuses.some(({ name, final }) => final && name === record.status);
  return typeof day === 'string' && day <= today && !isDecided;
}
