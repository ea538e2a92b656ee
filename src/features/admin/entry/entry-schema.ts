import * as z from 'zod/mini';
import { phoneReader, withCountry } from '@/components/form/phone-number';
import { adminEntry } from '@/content/en/admin-entry';
import { formParts } from '@/content/en/form-parts';
import { limits, oneOf, textRules } from '@/lib/rules';
import type { RecordList } from '../records/record-list';
import { wordsOf } from '../ui/field-text';

export type EntryValues = Record<string, string>;

const rules = textRules(formParts.tooLong);
/** Every other text is a name or a long text. */
const lengths: Record<string, readonly [min: number, max: number]> = {
  first_name: limits.personName,
  last_name: limits.personName,
  country: limits.country,
  country_region: limits.country,
  skills: limits.skills,
};

/** As in the database. */
export const isOptional = (name: string) => name === 'company_operator';
export const countryField = (list: RecordList) =>
  'country' in list.fields ? 'country' : 'country_region';
export const entryFields = (list: RecordList): string[] => ['came_by', ...(list.entered ?? [])];

export function entrySchema(list: RecordList) {
  return withCountry(countryField(list), (country) =>
    z.object(
      Object.fromEntries(entryFields(list).map((name) => [name, rule(list, name, country)])),
    ),
  );
}

function rule(list: RecordList, name: string, country: () => string) {
  const message = adminEntry.missing(list.texts.fields[name] ?? name);
  const words = wordsOf(name);
  if (words) return oneOf(Object.keys(words), message);
  if (isOptional(name)) return rules.optionalLine(limits.name, message);
  switch (list.fields[name]) {
    case 'email':
      return rules.email(message);
    case 'phone':
      return rules.phone(message, phoneReader(formParts.phone, country));
    case 'long':
      return rules.text(lengths[name] ?? limits.longText, message);
    default:
      return rules.line(lengths[name] ?? limits.name, message);
  }
}
