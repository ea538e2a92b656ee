import { admin } from '@/content/en/admin';
import { adminRecords } from '@/content/en/admin-records';
import { ownValue } from '@/lib/own-value';
import { stripBidiControls } from './direction';
import type { RecordKind, StaffRecord, Value } from '../records/record-kind';

export function choicesOf(name: string): Readonly<Record<string, string>> | undefined {
  return ownValue<Record<string, string>>(adminRecords.choices, name);
}

/** Returns a field's value as staff read it, or an empty string. */
export function fieldText(name: string, value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? admin.list.yes : admin.list.no;
  const text = String(value);
  const labels = choicesOf(name);
  return (labels && ownValue(labels, text)) ?? stripBidiControls(text);
}

/** Returns a record's name: if that was left out of a lead, who called or for which company. */
export function recordName({ nameParts, person, company }: RecordKind, record: StaffRecord) {
  const name = nameParts
    .map((field) => record[field] ?? '')
    .join(' ')
    .trim();
  const fallback = [person, company].map((field) => field && record[field]).find(Boolean);
  return stripBidiControls(name || String(fallback ?? ''));
}
