import type { RecordKind, StaffRecord } from '../records/record-kind';
import { stripBidiControls } from './direction';

/** Returns a record's name: if that was left out of a lead, who called or for which company. */
export function recordName(
  { nameParts, person, company }: RecordKind,
  record: StaffRecord,
): string {
  const name = nameParts
    .map((field) => record[field] ?? '')
    .join(' ')
    .trim();
  const fallback = [person, company].map((field) => field && record[field]).find(Boolean);
  return stripBidiControls(name || String(fallback ?? ''));
}
