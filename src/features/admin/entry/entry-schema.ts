import * as z from 'zod/mini';
import { makePhoneReader, withCountry } from '@/components/form/phone-number';
import { adminEntry as texts } from '@/content/en/admin-entry';
import { applicationForm } from '@/content/en/application-form';
import { formParts } from '@/content/en/form-parts';
import type { FileKind } from '@/content/facts/stored-values';
import { documentRule } from '@/lib/document-rule';
import { limits, oneOf, textRules } from '@/lib/rules';
import { isRecordId, type EntryFieldRule, type RecordKind } from '../records/record-kind';
import { choicesOf } from '../ui/field-text';
import { dayFromNow, isDay } from '../ui/timestamps';

/** Texts, and the files of an application. */
export type EntryValues = Record<string, string | File | undefined>;

export const documentKinds = ['resume', 'cover_letter'] as const satisfies FileKind[];

const phoneLengths = [0, limits.phone[1]] as const;
const documentSchema = z.optional(documentRule(applicationForm.fileMessages));

const presetFields = ['came_by', 'came_at', 'locale'];

export function entryFields(kind: RecordKind): Record<string, EntryFieldRule> {
  const entered: Record<string, EntryFieldRule | undefined> = kind.entryFields ?? {};
  const names = [...new Set([...leadingFieldsOf(kind), ...Object.keys(entered)])];
  return Object.fromEntries(names.map((name) => [name, entered[name] ?? {}]));
}

/** Returns whether a field can stay empty whatever else is filled in. */
export const isOptional = (kind: RecordKind, name: string) => !leadingFieldsOf(kind).includes(name);

export const emptyEntry = (kind: RecordKind): EntryValues => ({
  ...Object.fromEntries(Object.keys(entryFields(kind)).map((name) => [name, ''])),
  came_by: kind.hasFiles ? 'email' : 'call',
  came_at: dayFromNow(0),
  locale: 'en',
});

export function entrySchema(kind: RecordKind, questionedValues?: ReadonlySet<string>) {
  const rules = textRules(formParts.tooLong, questionedValues);
  const atLeastOne = (names: readonly string[], error: string) =>
    z.refine<EntryValues>((values) => names.some((name) => values[name]), {
      path: names.slice(0, 1),
      error,
    });
  return withCountry<EntryValues>(kind.country ?? '', (getCountry) =>
    z
      .object({
        ...Object.fromEntries(
          Object.entries(entryFields(kind)).map(([name, field]) => [
            name,
            ruleOf(rules, kind, name, field, getCountry),
          ]),
        ),
        ...(kind.hasFiles &&
          Object.fromEntries(documentKinds.map((name) => [name, documentSchema]))),
      })
      .check(atLeastOne(namesOf(kind), texts.noName), atLeastOne(contactsOf(kind), texts.noWay)),
  );
}

const leadingFieldsOf = (kind: RecordKind) =>
  [namesOf(kind), contactsOf(kind), presetFields].flat();

function namesOf({ person, nameParts, company }: RecordKind): string[] {
  return [person, ...nameParts, company].filter((name) => name !== undefined);
}

function contactsOf({ fields }: RecordKind): string[] {
  return ['phone', 'email'].filter((name) => name in fields);
}

function lengthsUpTo(field: keyof typeof limits) {
  const limit = limits[field];
  return [1, typeof limit === 'number' ? limit : limit[1]] as const;
}

function ruleOf(
  rules: ReturnType<typeof textRules>,
  kind: RecordKind,
  name: string,
  { length }: EntryFieldRule,
  getCountry: () => string,
) {
  const message = texts.missing(kind.texts.fields[name] ?? name);
  const choices = choicesOf(name);
  if (choices)
    return oneOf([...Object.keys(choices), ...(isOptional(kind, name) ? [''] : [])], message);
  if (name === 'job_posting_id')
    return z.string().check(z.refine((id) => id === '' || isRecordId(id), message));
  switch (kind.fields[name]) {
    case 'email':
      return rules.email(message, true);
    case 'phone':
      return rules.phone(message, makePhoneReader(formParts.phone, getCountry), phoneLengths);
    case 'number':
      return z.string().check(z.trim(), z.regex(/^\d*$/, message));
    case 'date':
      return z.string().check(
        z.refine((day) => day === '' || isDay(day), message),
        z.refine((day) => day <= dayFromNow(0), texts.notYet),
      );
    case 'long':
      return rules.optionalText(lengthsUpTo(length ?? 'longText'));
    default:
      return rules.optionalLine(lengthsUpTo(length ?? 'name'));
  }
}
