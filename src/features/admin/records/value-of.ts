import type { RecordList, StaffRecord, Value } from './record-list';

/** Returns a field of a record as a list shows it: a position by the posting's own title, if it has one. */
export function valueOf(
  { job = [] }: RecordList,
  record: StaffRecord,
  field: string,
): Value | undefined {
  const [posting = '', position] = job;
  return (field === position && record[posting]) || record[field];
}
