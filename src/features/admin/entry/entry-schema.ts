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
/** Every other text is a name or a long text. */
const lengths: Record<string, readonly [min: number, max: number]> = {
  first_name: limits.personName,
  last_name: limits.personName,
  country: limits.country,
  country_region: limits.country,
  skills: limits.skills,
};

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
  if (optional.has(name)) return rules.optionalLine(limits.name, message);
  switch (list.fields[name]) {
    case 'email':
      return rules.email(message);
    case 'phone':
      return rules.phone(message, formParts.onePhone);
    case 'long':
      return rules.text(lengths[name] ?? limits.longText, message);
    default:
      return rules.line(lengths[name] ?? limits.name, message);
  }
}
