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

/** The name of the field of a fact that is a single value. */
const onlyField = 'value';

/** Returns a field for each single value, by its path; a list has an empty entry behind its last. */
export function fieldsOf(shape: FactShape, value: Json, label: string) {
  const fields = leavesOf(shape, entryCountOf(value) + 1).map((leaf): [string, QuestionField] => {
    const { path, kind } = leaf;
    const field: QuestionField = {
      label: path ? partLabel(path) : label,
      value: typedText(kind, valueAt(value, path)),
      required: !leaf.isOptional,
      maxLength: maxValueLength,
      // Sentences in two languages, but not the names in them, such as `0.position.en`.
      isLong: /^(.*\b(text|content)\.)?(en|fr)$/.test(path),
      hint: adminSetup.examples[kind] ?? '',
      ...(kind === 'email' && { type: 'email' }),
      ...((kind === 'phone' || kind === 'whatsapp') && { type: 'tel' }),
      ...(isNumberKind(kind) && { inputMode: 'decimal' }),
      ...(optionsByKind[kind] && { options: { '': adminSetup.chosen, ...optionsByKind[kind] } }),
      problemOf(typed, all) {
        if (typed.trim()) return problemIn(kind, typed) ?? orderProblem(leaf, typed, all);
        const canBeEmpty = leaf.isOptional ?? (isList(shape) && isEntryEmpty(all, path));
        return canBeEmpty ? undefined : wrong.missing;
      },
    };
    return [path || onlyField, field];
  });
  return Object.fromEntries(fields);
}

/** Of a pair, such as `days.0` and `days.1`, the second value is not below the first. */
function orderProblem({ path, kind }: Leaf, typed: string, all: Typed): string | undefined {
  const first = all[path.replace(/(?<=^|\.)1$/, '0')] ?? typed;
  const isReversed = isNumberKind(kind) && parseLeaf(kind, typed) < parseLeaf(kind, first);
  return isReversed ? wrong.order : undefined;
}

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
    const partName = name.replace('?', '');
    const leaves = leavesOf(part, entryCount, path ? `${path}.${partName}` : partName);
    return name.endsWith('?') ? leaves.map((leaf) => ({ ...leaf, isOptional: true })) : leaves;
  });
}

const entryCountOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0);

function valueAt(value: Json | undefined, path: string): Json | undefined {
  let part = value;
  for (const name of path ? path.split('.') : []) {
    part = (part as Record<string, Json> | null | undefined)?.[name];
  }
  return part;
}

/** A share, or whole numbers such as `1-250`. */
const isNumberKind = (kind: string) => kind === 'share' || kind.includes('-');

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
  if (isNumberKind(kind)) return wholeNumberProblem(kind, number);
  const [pattern, message] = patterns[kind] ?? [];
  return pattern?.test(text) === false ? message : undefined;
}

function wholeNumberProblem(kind: string, number: number): string | undefined {
  const [least = 0, greatest = 0] = kind.split('-').map(Number);
  const last = kind === yearKind ? new Date().getFullYear() : greatest;
  if (Number.isInteger(number) && number >= least && number <= last) return undefined;
  const format = kind === yearKind ? String : (limit: number) => limit.toLocaleString('en');
  return wrong.whole(format(least), format(last));
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
  const words = part.split('.').map((word) => partNames[word] ?? word);
  const name = partNames[part] ?? words.join(', ');
  return index === undefined ? name : adminSetup.entry(Number(index) + 1, name);
}

/** Returns the value of a fact as it is stored, from the text of each field by its path. */
export function parseFact(shape: FactShape, typed: Typed): Json {
  let value: Json = isList(shape) ? [] : null;
  for (const { path, kind } of leavesOf(shape, Object.keys(typed).length)) {
    const text = typed[path || onlyField]?.trim();
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
  const [name = '', ...names] = path.split('.');
  if (!name) return leaf;
  const part = withLeaf(valueAt(whole, name), names.join('.'), leaf);
  if (!/^\d+$/.test(name)) return { ...(whole as Record<string, Json> | null), [name]: part };
  const list = [...((whole ?? []) as Json[])];
  list[Number(name)] = part;
  return list;
}

export function factText(shape: FactShape, value: Json | undefined): string {
  const texts = leavesOf(shape, entryCountOf(value)).map(({ path, kind }) =>
    leafText(kind, valueAt(value, path)),
  );
  const isPair = Array.isArray(shape) && !isList(shape);
  if (isPair) return [...new Set(texts)].filter(Boolean).join('–');
  const isBilingual = Object.hasOwn(Object(shape), 'fr');
  return texts.filter(Boolean).join(isBilingual ? ' / ' : ', ');
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
