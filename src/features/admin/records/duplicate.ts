import type { StaffRecord } from './record-list';

/** Returns the record that goes on in place of a duplicate. */
export function originalOf(record: StaffRecord): string | undefined {
  const id = record['duplicate_of'];
  return typeof id === 'string' ? id : undefined;
}
