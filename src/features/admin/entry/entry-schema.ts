import * as z from 'zod/mini';
import { phoneReader, withCountry } from '@/components/form/phone-number';
import { adminEntry } from '@/content/en/admin-entry';
import { formParts } from '@/content/en/form-parts';
import { limits, oneOf, textRules } from '@/lib/rules';
import type { EnteredField, RecordList } from '../records/record-list';
import { wordsOf } from '../ui/field-text';

export type EntryValues = Record<string, string>;

const rules = textRules(formParts.tooLong);

export const entryFields = ({ entered = {} }: RecordList): Record<string, EnteredField> => ({
  came_by: {},
  ...entered,
});

export function entrySchema(list: RecordList) {
  return withCountry<EntryValues>(list.country ?? '', (country) =>
    z.object(
      Object.fromEntries(
        Object.entries(entryFields(list)).map(([name, field]) => [
          name,
          ruleOf(list, name, field, country),
        ]),
      ),
    ),
  );
}

function ruleOf(
  list: RecordList,
  name: string,
  { optional, length }: EnteredField,
  country: () => string,
) {
  const message = adminEntry.missing(list.texts.fields[name] ?? name);
  const words = wordsOf(name);
  if (words) return oneOf([...Object.keys(words), ...(optional ? [''] : [])], message);
  switch (list.fields[name]) {
    case 'email':
      return rules.email(message);
    case 'phone':
      return rules.phone(message, phoneReader(formParts.phone, country));
    case 'number':
      return z.string().check(z.trim(), z.regex(optional ? /^\d*$/ : /^\d+$/, message));
    case 'long':
      return rules[optional ? 'optionalText' : 'text'](limits[length ?? 'longText'], message);
    default:
      return rules[optional ? 'optionalLine' : 'line'](limits[length ?? 'name'], message);
  }
}
