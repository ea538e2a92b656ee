import * as z from 'zod/mini';
import { adminEntry } from '@/content/en/admin-entry';
import { adminRecords } from '@/content/en/admin-records';
import { formParts } from '@/content/en/form-parts';
import { ownValue } from '@/lib/own-value';
import { limits, oneOf, textRules } from '@/lib/rules';
import type { RecordList } from '../records/record-list';

export type EntryValues = Record<string, string>;

const rules = textRules(formParts.tooLong);

/** Optional in the database. */
const optional = new Set(['company_operator']);
const personal = new Set(['first_name', 'last_name']);

export const isOptional = (name: string) => optional.has(name);
export const entryFields = (list: RecordList): string[] => ['came_by', ...(list.entered ?? [])];

/** The words of a field's stored values, if it is a choice. */
export function choicesOf(list: RecordList, name: string): Record<string, string> | undefined {
  return list.fields[name] === 'choice'
    ? ownValue<Record<string, string>>(adminRecords.choices, name)
    : undefined;
}

export function entrySchema(list: RecordList) {
  return z.object(Object.fromEntries(entryFields(list).map((name) => [name, rule(list, name)])));
}

function rule(list: RecordList, name: string) {
  const message = adminEntry.missing(list.texts.fields[name] ?? name);
  const words = choicesOf(list, name);
  if (words) return oneOf(Object.keys(words), message);
  if (optional.has(name)) return rules.optionalLine(limits.name, 2, message);
  switch (list.fields[name]) {
    case 'email':
      return rules.email(message);
    case 'phone':
      return rules.phone(message, formParts.onePhone);
    case 'long':
      return name === 'skills'
        ? rules.text(2, 2000, message)
        : rules.text(10, limits.longText, message);
    default:
      return rules.line(personal.has(name) ? 1 : 2, limits.name, message);
  }
}
