/** Values of facts as people type and read them. */
import * as z from 'zod/mini';
import { adminSetup } from '@/content/en/admin-setup';
import { intlTags } from '@/content/facts/languages';
import { jobCountries } from '@/content/job-countries';
import type { Json } from '@/lib/database.types';
import { isEmail } from '@/lib/email-address';
import { countryIn, percent, weekday } from '@/lib/format';
import { normalizeLine } from '@/lib/normalize-text';
import type { QuestionField } from '../ui/question';
import type { Shape } from './facts';

const { wrong, parts: partNames } = adminSetup;
const maxLine = 300;

type Typed = Readonly<Record<string, string>>;

/** A single value within a fact. */
interface Leaf {
  /** The names of the parts that lead to it, such as `0.text.en`; empty if the fact is this value alone. */
  path: string;
  kind: string;
  isOptional?: boolean;
  /** Where the beginning stands, of which this is the end. */
  begin?: string;
}

export const isList = (shape: Shape): shape is readonly [Shape] =>
  Array.isArray(shape) && shape.length === 1;

const isPair = (shape: Shape) => Array.isArray(shape) && !isList(shape);

function leavesOf(shape: Shape, entries: number, path = ''): Leaf[] {
  if (typeof shape === 'string') return [{ path, kind: shape }];
  const parts = isList(shape)
    ? Array.from({ length: entries }, (_, at) => [String(at), shape[0]] as const)
    : Object.entries(shape as Readonly<Record<string, Shape>>);
  return parts.flatMap(([name, part]) => {
    const leaves = leavesOf(part, entries, [path, name.replace('?', '')].filter(Boolean).join('.'));
    if (isPair(shape) && name === '1')
      return leaves.map((leaf) => ({ ...leaf, begin: [path, '0'].filter(Boolean).join('.') }));
    return name.endsWith('?') ? leaves.map((leaf) => ({ ...leaf, isOptional: true })) : leaves;
  });
}

const entriesOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0);

function valueAt(value: Json | undefined, path: string): Json | undefined {
  const names = path ? path.split('.') : [];
  return names.reduce<Json | undefined>(
    (whole, name) => (whole as Record<string, Json> | null | undefined)?.[name],
    value,
  );
}

const line = z
  .string()
  .check(
    z.overwrite(normalizeLine),
    z.minLength(1, wrong.missing),
    z.maxLength(maxLine, wrong.long(maxLine)),
  );
const like = (pattern: RegExp, message: string) => line.check(z.regex(pattern, message));

type Schema = z.ZodMiniType<string | number, string>;

/** What a value has to look like; the database alone decides what is stored. */
const schemas: Readonly<Record<string, Schema>> = {
  email: line.check(z.refine(isEmail, wrong.email)),
  phone: like(/^\+[1-9][0-9 ]{6,22}$/, wrong.phone),
  url: like(/^https:\/\/[^\s"<>@]+\.[^\s"<>@]+$/, wrong.url),
  whatsapp: line.check(
    z.overwrite((typed) => typed.replaceAll(/^\+|\s/g, '')),
    z.regex(/^[1-9]\d{7,14}$/, wrong.whatsapp),
  ),
  time: like(/^([01]\d|2[0-3]):[0-5]\d$/, wrong.time),
  offset: like(/^[+-](0\d|1[0-4]):[0-5]\d$/, wrong.offset),
  share: z.pipe(
    numberTyped(/%/g),
    z.pipe(
      z.number(wrong.share).check(z.positive(wrong.share), z.maximum(100, wrong.share)),
      z.transform((typed) => Number((typed / 100).toFixed(6))),
    ),
  ),
};

function numberTyped(signs: RegExp) {
  return z.pipe(
    line,
    z.transform((typed) => Number(typed.replace(signs, ''))),
  );
}

/** Nothing here began later than now. */
const year = '1900-2100';

function schemaOf(kind: string): Schema {
  const [least, most] = kind.split('-').map(Number);
  if (!least || !most) return schemas[kind] ?? line;
  const last = kind === year ? new Date().getFullYear() : most;
  const message = kind === year ? wrong.year(least, last) : wrong.whole(least, last);
  const whole = z.int(message).check(z.minimum(least, message), z.maximum(last, message));
  return z.pipe(numberTyped(/[\s,'’]/g), whole);
}

/** Returns a field for each single value; a list has so many entries, and an empty one is not kept. */
export function fieldsOf(shape: Shape, value: Json, label: string, entries: number) {
  const fields = leavesOf(shape, entries).map((leaf): [string, QuestionField] => [
    leaf.path || 'value',
    {
      label: leaf.path ? nameOf(leaf.path) : label,
      value: typedText(leaf.kind, valueAt(value, leaf.path)),
      required: !leaf.isOptional,
      maxLength: maxLine,
      isLong: /^(.*\b(text|content)\.)?(en|fr)$/.test(leaf.path),
      hint: adminSetup.likes[leaf.kind] ?? '',
      ...(leaf.kind === 'email' && { type: 'email' }),
      ...((leaf.kind === 'phone' || leaf.kind === 'whatsapp') && { type: 'tel' }),
      ...((leaf.kind === 'share' || leaf.kind.includes('-')) && { inputMode: 'decimal' }),
      ...(leaf.kind === 'country' && { options: countries }),
      ...(leaf.kind === '1-7' && { options: weekdays }),
      problemOf: (typed, all) => problemOf(shape, leaf, typed, all),
    },
  ]);
  return Object.fromEntries(fields);
}

function problemOf(shape: Shape, leaf: Leaf, typed: string, all: Typed) {
  const { path, kind, isOptional, begin } = leaf;
  const [entry = ''] = path.split('.');
  const mayBeEmpty = isOptional ?? (isList(shape) && isEmpty(all, entry));
  if (mayBeEmpty && typed.trim() === '') return undefined;
  const schema = schemaOf(kind);
  const { data: value, error } = schema.safeParse(typed);
  if (error || begin === undefined) return error?.issues[0]?.message;
  const { data: first } = schema.safeParse(all[begin] ?? '');
  return first !== undefined && value < first ? wrong.order : undefined;
}

const isEmpty = (all: Typed, entry: string) =>
  Object.entries(all).every(([path, text]) => !path.startsWith(`${entry}.`) || !text.trim());

const countries = {
  '': adminSetup.chosen,
  ...Object.fromEntries(
    Object.entries(jobCountries).map(([code, country]) => [code.toUpperCase(), country]),
  ),
};
const weekdays = {
  '': adminSetup.chosen,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), weekday(day, intlTags.en)]),
  ),
};

function typedText(kind: string, value: Json | undefined): string {
  if (kind === 'share' && value) return String(Number((Number(value) * 100).toFixed(4)));
  return String(value ?? '');
}

/** Names a value by its parts: `Text, French`, in the second entry `2. Text, French`. */
function nameOf(path: string): string {
  const [, at, part = path] = /^(\d+)\.(.+)$/.exec(path) ?? [];
  const name =
    partNames[part] ??
    part
      .split('.')
      .map((one) => partNames[one] ?? one)
      .join(', ');
  return at === undefined ? name : adminSetup.entry(Number(at) + 1, name);
}

/** Reads what was typed; undefined while something is wrong. */
export function valueOf(shape: Shape, typed: Typed): Json | undefined {
  let value: Json = isList(shape) ? [] : null;
  const leaves = leavesOf(shape, mostEntries).filter(({ path }) => (path || 'value') in typed);
  for (const leaf of leaves) {
    const text = typed[leaf.path || 'value'] ?? '';
    if (problemOf(shape, leaf, text, typed)) return undefined;
    if (text.trim()) value = withLeaf(value, leaf.path, schemaOf(leaf.kind).parse(text));
  }
  return isList(shape) ? (value as Json[]).filter(Boolean) : value;
}

export const mostEntries = 12;

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
export function factText(shape: Shape, value: Json | undefined): string {
  const texts = leavesOf(shape, entriesOf(value)).map(({ path, kind }) =>
    leafText(kind, valueAt(value, path)),
  );
  const isWorded = Object.hasOwn(Object(shape), 'fr');
  return texts.filter(Boolean).join(isPair(shape) ? '–' : isWorded ? ' / ' : ', ');
}

function leafText(kind: string, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (kind === 'share') return percent(Number(value), intlTags.en);
  if (kind === 'country') return countryIn(String(value), intlTags.en);
  if (kind === '1-7') return weekday(Number(value), intlTags.en);
  return typeof value === 'number' && kind !== year ? value.toLocaleString('en') : String(value);
}
