import type { RecordList, StaffRecord } from './record-list';

/** Returns whether somebody wanted to come back to a record by today, and it is not decided. */
export function isDue(list: RecordList, record: StaffRecord, today: string): boolean {
  const day = record['follow_up_on'];
  return (
    typeof day === 'string' && day <= today && openStatuses(list).includes(record.status ?? 'new')
  );
}

/** Returns the statuses of records that are not decided. */
export function openStatuses({ statuses }: RecordList): string[] {
  return statuses.filter(({ final }) => !final).map(({ name }) => name);
}
