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
import type { QuestionField } from '../ui/question';
import type { Fact, Shape } from './facts';
import type { Stored } from './setup-queries';

const { wrong, parts: partNames } = adminSetup;
const maxLine = 300;

type Typed = Readonly<Record<string, string>>;

/** A single value within a fact. */
interface Leaf {
  /** The names of the parts that lead to it, such as `0.text.en`; empty if the fact is this value alone. */
  path: string;
  kind: string;
  isOptional?: boolean;
}

const isList = (shape: Shape): shape is readonly [Shape] =>
  Array.isArray(shape) && shape.length === 1;

function leavesOf(shape: Shape, entries: number, path = ''): Leaf[] {
  if (typeof shape === 'string') return [{ path, kind: shape }];
  const parts = isList(shape)
    ? Array.from({ length: entries }, (_, at) => [String(at), shape[0]] as const)
    : Object.entries(shape as Readonly<Record<string, Shape>>);
  return parts.flatMap(([name, part]) => {
    const leaves = leavesOf(part, entries, [path, name.replace('?', '')].filter(Boolean).join('.'));
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

const isNumber = (kind: string) => kind === 'share' || kind.includes('-');

/** Returns a field for each single value; a list has an empty entry behind its last. */
export function fieldsOf(shape: Shape, value: Json, label: string) {
  const fields = leavesOf(shape, entriesOf(value) + 1).map((leaf): [string, QuestionField] => {
    const { path, kind } = leaf;
    return [
      path || 'value',
      {
        label: path ? nameOf(path) : label,
        value: typedText(kind, valueAt(value, path)),
        required: !leaf.isOptional,
        maxLength: maxLine,
        isLong: /^(.*\b(text|content)\.)?(en|fr)$/.test(path),
        hint: adminSetup.likes[kind] ?? '',
        ...(kind === 'email' && { type: 'email' }),
        ...((kind === 'phone' || kind === 'whatsapp') && { type: 'tel' }),
        ...(isNumber(kind) && { inputMode: 'decimal' }),
        ...(offered[kind] && { options: { '': adminSetup.chosen, ...offered[kind] } }),
        problemOf: (typed, all) => {
          const isLeftOut = leaf.isOptional ?? (isList(shape) && isEmpty(all, path));
          if (!typed.trim()) return isLeftOut ? undefined : wrong.missing;
          const begin = all[path.replace(/(?<=^|\.)1$/, '0')] ?? typed;
          const isTurned = isNumber(kind) && leafOf(kind, typed) < leafOf(kind, begin);
          return problemIn(kind, typed) ?? (isTurned ? wrong.order : undefined);
        },
      },
    ];
  });
  return Object.fromEntries(fields);
}

/** Formats of values; the database alone decides what is stored. */
const patterns: Readonly<Record<string, readonly [RegExp, string]>> = {
  phone: [/^\+[1-9]( ?\d){6,14}$/, wrong.phone],
  url: [/^https:\/\/[^\s"<>@]+\.[^\s"<>@]+$/, wrong.url],
  whatsapp: [/^[1-9]\d{7,14}$/, wrong.whatsapp],
  time: [/^([01]\d|2[0-3]):[0-5]\d$/, wrong.time],
  offset: [/^[+-](0\d|1[0-4]):[0-5]\d$/, wrong.offset],
};

/** Nothing here began later than now. */
const year = '1900-2100';

function problemIn(kind: string, typed: string): string | undefined {
  const text = String(leafOf(kind, typed));
  const number = Number(text);
  if (kind === 'email') return isEmail(text) ? undefined : wrong.email;
  if (kind === 'share') return number > 0 && number <= 1 ? undefined : wrong.share;
  const [least = 0, most = 0] = kind.split('-').map(Number);
  if (most) {
    const last = kind === year ? new Date().getFullYear() : most;
    const isWhole = Number.isInteger(number) && number >= least && number <= last;
    const said = kind === year ? String : (one: number) => one.toLocaleString('en');
    return isWhole ? undefined : wrong.whole(said(least), said(last));
  }
  const [pattern, message] = patterns[kind] ?? [];
  return pattern?.test(text) === false ? message : undefined;
}

/** Returns whether the list entry of a value is empty. */
function isEmpty(all: Typed, path: string): boolean {
  const entry = path.slice(0, path.indexOf('.') + 1);
  return Object.entries(all).every(([name, text]) => !name.startsWith(entry) || !text.trim());
}

/** The options of a kind of value. */
const offered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
function nameOf(path: string): string {
  const [, at, part = path] = /^(\d+)\.(.+)$/.exec(path) ?? [];
  const nameIn = (one: string) => partNames[one] ?? one;
  const name = partNames[part] ?? part.split('.').map(nameIn).join(', ');
  return at === undefined ? name : adminSetup.entry(Number(at) + 1, name);
}

/** Reads what was typed. */
export function valueOf(shape: Shape, typed: Typed): Json {
  let value: Json = isList(shape) ? [] : null;
  for (const { path, kind } of leavesOf(shape, Object.keys(typed).length)) {
    const text = typed[path || 'value']?.trim();
    if (text) value = withLeaf(value, path, leafOf(kind, text));
  }
  return isList(shape) ? (value as Json[]).filter(Boolean) : value;
}

/** Returns a value as it is stored, without the signs that people write between digits. */
function leafOf(kind: string, typed: string): string | number {
  const text = normalizeLine(typed);
  if (kind === 'share') return Number((Number(text.replace('%', '')) / 100).toFixed(6));
  if (isNumber(kind)) return Number(text.replaceAll(/[\s,'’]/g, ''));
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
export function factText(shape: Shape, value: Json | undefined): string {
  const texts = leavesOf(shape, entriesOf(value)).map(({ path, kind }) =>
    leafText(kind, valueAt(value, path)),
  );
  const isPair = Array.isArray(shape) && !isList(shape);
  const isWorded = Object.hasOwn(Object(shape), 'fr');
  const said = isPair ? [...new Set(texts)] : texts;
  return said.filter(Boolean).join(isPair ? '–' : isWorded ? ' / ' : ', ');
}

function leafText(kind: string, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (kind === 'share') return percent(Number(value), intlTags.en);
  if (kind === 'country') return countryNameIn(String(value), intlTags.en);
  if (kind === '1-7') return weekday(Number(value), intlTags.en);
  return typeof value === 'number' && kind !== year ? value.toLocaleString('en') : String(value);
}

/** Says in words what a fact was, as the log has it. */
export function factSaid({ shape, built }: Fact, logged: Stored | Json): string {
  const { value, mark } = logged as Stored;
  return mark || built === null
    ? isolate(factText(shape, value)) || admin.activity.nothing
    : admin.activity.sample;
}
