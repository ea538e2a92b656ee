/** Values of facts as people type and read them. */
import { admin } from '@/content/en/admin';
import { adminSetup } from '@/content/en/admin-setup';
import { intlTags } from '@/content/facts/languages';
import { jobCountries } from '@/content/job-countries';
import type { Json } from '@/lib/database.types';
import { isEmail } from '@/lib/email-address';
import { countryNameIn, percent, weekday } from '@/lib/format';
import { normalizeLine } from '@/lib/normalize-text';
import { isolate } from '../ui/direction';
import type { QuestionField } from '../ui/question-field';
import type { Fact, FactShape } from './facts';
import type { MarkedValue } from './setup-queries';

const { wrong, parts: partNames } = adminSetup;
const maxValueLength = 300;

type Typed = Readonly<Record<string, string>>;

/** Returns a field for each single value; a list has an empty entry behind its last. */
export function fieldsOf(shape: FactShape, value: Json, label: string) {
  const fields = leavesOf(shape, entryCountOf(value) + 1).map((leaf): [string, QuestionField] => {
    const { path, kind } = leaf;
    return [
      path || 'value',
      {
        label: path ? partLabel(path) : label,
        value: typedText(kind, valueAt(value, path)),
        required: !leaf.isOptional,
        maxLength: maxValueLength,
        isLong: /^(.*\b(text|content)\.)?(en|fr)$/.test(path),
        hint: adminSetup.examples[kind] ?? '',
        ...(kind === 'email' && { type: 'email' }),
        ...((kind === 'phone' || kind === 'whatsapp') && { type: 'tel' }),
        ...(isNumberKind(kind) && { inputMode: 'decimal' }),
        ...(optionsByKind[kind] && { options: { '': adminSetup.chosen, ...optionsByKind[kind] } }),
        problemOf: (typed, all) => {
          const isLeftOut = leaf.isOptional ?? (isList(shape) && isEntryEmpty(all, path));
          if (!typed.trim()) return isLeftOut ? undefined : wrong.missing;
          // Of a pair, whose second value is not below its first: `days.0` of `days.1`.
          const startValue = all[path.replace(/(?<=^|\.)1$/, '0')] ?? typed;
          const isReversed =
            isNumberKind(kind) && parseLeaf(kind, typed) < parseLeaf(kind, startValue);
          return problemIn(kind, typed) ?? (isReversed ? wrong.order : undefined);
        },
      },
    ];
  });
  return Object.fromEntries(fields);
}

/** A single value within a fact. */
interface Leaf {
  /** The names of the parts that lead to it, such as `0.text.en`; empty if the fact is this value alone. */
  path: string;
  kind: string;
  isOptional?: boolean;
}

const isList = (shape: FactShape): shape is readonly [FactShape] =>
  Array.isArray(shape) && shape.length === 1;

function leavesOf(shape: FactShape, entryCount: number, path = ''): Leaf[] {
  if (typeof shape === 'string') return [{ path, kind: shape }];
  const parts = isList(shape)
    ? Array.from({ length: entryCount }, (_, index) => [String(index), shape[0]] as const)
    : Object.entries(shape as Readonly<Record<string, FactShape>>);
  return parts.flatMap(([name, part]) => {
    const leaves = leavesOf(
      part,
      entryCount,
      [path, name.replace('?', '')].filter(Boolean).join('.'),
    );
    return name.endsWith('?') ? leaves.map((leaf) => ({ ...leaf, isOptional: true })) : leaves;
  });
}

const entryCountOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0);

function valueAt(value: Json | undefined, path: string): Json | undefined {
  const names = path ? path.split('.') : [];
  return names.reduce<Json | undefined>(
    (whole, name) => (whole as Record<string, Json> | null | undefined)?.[name],
    value,
  );
}

const isNumberKind = (kind: string) => kind === 'share' || kind.includes('-');

/** Formats of values; the database alone decides what is stored. */
const patterns: Readonly<Record<string, readonly [RegExp, string]>> = {
  phone: [/^\+[1-9]( ?\d){6,14}$/, wrong.phone],
  url: [/^https:\/\/[^\s"<>@]+\.[^\s"<>@]+$/, wrong.url],
  whatsapp: [/^[1-9]\d{7,14}$/, wrong.whatsapp],
  time: [/^([01]\d|2[0-3]):[0-5]\d$/, wrong.time],
  offset: [/^[+-](0\d|1[0-4]):[0-5]\d$/, wrong.offset],
};

/** A year is in the past, and has no separator of thousands. */
const yearKind = '1900-2100';

function problemIn(kind: string, typed: string): string | undefined {
  const text = String(parseLeaf(kind, typed));
  const number = Number(text);
  if (kind === 'email') return isEmail(text) ? undefined : wrong.email;
  if (kind === 'share') return number > 0 && number <= 1 ? undefined : wrong.share;
  const [least = 0, most = 0] = kind.split('-').map(Number);
  if (most) {
    const last = kind === yearKind ? new Date().getFullYear() : most;
    const isWhole = Number.isInteger(number) && number >= least && number <= last;
    const format = kind === yearKind ? String : (one: number) => one.toLocaleString('en');
    return isWhole ? undefined : wrong.whole(format(least), format(last));
  }
  const [pattern, message] = patterns[kind] ?? [];
  return pattern?.test(text) === false ? message : undefined;
}

function isEntryEmpty(all: Typed, path: string): boolean {
  const entry = path.slice(0, path.indexOf('.') + 1);
  return Object.entries(all).every(([name, text]) => !name.startsWith(entry) || !text.trim());
}

const optionsByKind: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: Object.fromEntries(
    Object.entries(jobCountries).map(([code, country]) => [code.toUpperCase(), country]),
  ),
  '1-7': Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, weekday(day, intlTags.en)])),
};

function typedText(kind: string, value: Json | undefined): string {
  if (kind === 'share' && value) return String(Number((Number(value) * 100).toFixed(4)));
  return String(value ?? '');
}

/** Names a value by its parts: `Text, French`, in the second entry `2. Text, French`. */
function partLabel(path: string): string {
  const [, index, part = path] = /^(\d+)\.(.+)$/.exec(path) ?? [];
  const nameIn = (one: string) => partNames[one] ?? one;
  const name = partNames[part] ?? part.split('.').map(nameIn).join(', ');
  return index === undefined ? name : adminSetup.entry(Number(index) + 1, name);
}

/** Returns the value of a fact as it is stored, from the text of each field by its path. */
export function parseFact(shape: FactShape, typed: Typed): Json {
  let value: Json = isList(shape) ? [] : null;
  for (const { path, kind } of leavesOf(shape, Object.keys(typed).length)) {
    const text = typed[path || 'value']?.trim();
    if (text) value = withLeaf(value, path, parseLeaf(kind, text));
  }
  return isList(shape) ? (value as Json[]).filter(Boolean) : value;
}

/** Returns a value as it is stored, without the signs that people write between digits. */
function parseLeaf(kind: string, typed: string): string | number {
  const text = normalizeLine(typed);
  if (kind === 'share') return Number((Number(text.replace('%', '')) / 100).toFixed(6));
  if (isNumberKind(kind)) return Number(text.replaceAll(/[\s,'’]/g, ''));
  if (kind === 'time') return text.replace(/^\d:/, '0$&');
  return kind === 'whatsapp' ? text.replaceAll(/^\+|\s/g, '') : text;
}

function withLeaf(whole: Json | undefined, path: string, leaf: Json): Json {
  const [name = '', ...rest] = path.split('.');
  if (!name) return leaf;
  const part = withLeaf(valueAt(whole, name), rest.join('.'), leaf);
  if (!/^\d+$/.test(name)) return { ...(whole as Record<string, Json> | null), [name]: part };
  const list = [...((whole ?? []) as Json[])];
  list[Number(name)] = part;
  return list;
}

/** Returns a value in words, and nothing if there is none. */
export function factText(shape: FactShape, value: Json | undefined): string {
  const texts = leavesOf(shape, entryCountOf(value)).map(({ path, kind }) =>
    leafText(kind, valueAt(value, path)),
  );
  const isPair = Array.isArray(shape) && !isList(shape);
  const isBilingual = Object.hasOwn(Object(shape), 'fr');
  const distinct = isPair ? [...new Set(texts)] : texts;
  return distinct.filter(Boolean).join(isPair ? '–' : isBilingual ? ' / ' : ', ');
}

function leafText(kind: string, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (kind === 'share') return percent(Number(value), intlTags.en);
  if (kind === 'country') return countryNameIn(String(value), intlTags.en);
  if (kind === '1-7') return weekday(Number(value), intlTags.en);
  return typeof value === 'number' && kind !== yearKind
    ? value.toLocaleString('en')
    : String(value);
}

/** Returns what a fact was, as the log has it, in words. */
export function loggedFactText({ shape, built }: Fact, logged: MarkedValue | Json): string {
  const { value, mark } = logged as MarkedValue;
  return mark || built === null
    ? isolate(factText(shape, value)) || admin.activity.nothing
    : admin.activity.sample;
}
