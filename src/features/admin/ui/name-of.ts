import type { RecordList, StaffRecord } from '../records/record-list';
import { unturned } from './direction';

export function nameOf({ who }: RecordList, record: StaffRecord): string {
  return unturned(who.map((field) => record[field] ?? '').join(' '));
}
