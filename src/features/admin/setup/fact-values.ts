/** Values of facts as people type and read them. */
import * as z from 'zod/mini';
import { adminSetup } from '@/content/en/admin-setup';
import { intlTags } from '@/content/facts/languages';
import { jobCountries } from '@/content/job-countries';
import { isEmail } from '@/lib/email-address';
import { countryIn, percent, weekday } from '@/lib/format';
import { normalizeLine } from '@/lib/normalize-text';
import type { Json } from '@/lib/database.types';
import type { QuestionField } from '../ui/question';
import type { Shape } from './facts';

const { wrong, parts: partNames } = adminSetup;
const maxLine = 300;

type Typed = Readonly<Record<string, string>>;
type Parts = Readonly<Record<string, Shape>>;

const isParts = (shape: Shape): shape is Parts =>
  typeof shape === 'object' && !Array.isArray(shape);
const isList = (shape: Shape): shape is readonly [Shape] =>
  Array.isArray(shape) && shape.length === 1;

/** The parts of a shape by their name, and whether each may be missing; none of a single value. */
function partsOf(shape: Shape): [name: string, shape: Shape, isOptional: boolean][] {
  if (typeof shape === 'string') return [];
  return Object.entries(shape).map(([name, part]) => [
    name.replace('?', ''),
    part as Shape,
    name.endsWith('?'),
  ]);
}

const within = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

const line = z
  .string()
  .check(
    z.overwrite(normalizeLine),
    z.minLength(1, wrong.missing),
    z.maxLength(maxLine, wrong.long(maxLine)),
  );
const like = (pattern: RegExp, message: string) => line.check(z.regex(pattern, message));

/** What a value has to look like; the database alone decides what is stored. */
const schemas: Readonly<Record<string, z.ZodMiniType<string | number, string>>> = {
  email: line.check(z.refine(isEmail, wrong.email)),
  phone: like(/^\+[1-9][0-9 ]{6,22}$/, wrong.phone),
  url: like(/^https:\/\/[^\s"<>@]+\.[^\s"<>@]+$/, wrong.url),
  whatsapp: like(/^[1-9]\d{7,14}$/, wrong.whatsapp),
  time: like(/^([01]\d|2[0-3]):[0-5]\d$/, wrong.time),
  offset: like(/^[+-](0\d|1[0-4]):[0-5]\d$/, wrong.offset),
  share: z.pipe(
    z.pipe(
      line,
      z.transform((typed) => Number(typed.replace('%', '').replace(',', '.'))),
    ),
    z.pipe(
      z.number(wrong.share).check(z.positive(wrong.share), z.maximum(100, wrong.share)),
      z.transform((typed) => Number((typed / 100).toFixed(6))),
    ),
  ),
};

function schemaOf(kind: string): z.ZodMiniType<string | number, string> {
  const [, least, most] = /^(\d+)-(\d+)$/.exec(kind) ?? [];
  if (!least || !most) return schemas[kind] ?? line;
  const message = wrong.whole(
    Number(least).toLocaleString('en'),
    Number(most).toLocaleString('en'),
  );
  return z.pipe(
    z.pipe(
      line,
      z.transform((typed) => Number(typed.replace(/[\s,'’]/g, ''))),
    ),
    z.int(message).check(z.minimum(Number(least), message), z.maximum(Number(most), message)),
  );
}

/** Returns the field of each single value; a list has so many entries, of which empty ones do not count. */
export function fieldsOf(
  shape: Shape,
  value: Json | undefined,
  label: string,
  entries: number,
  path = '',
): Record<string, QuestionField> {
  if (isList(shape)) {
    return Object.assign(
      {},
      ...Array.from({ length: entries }, (_, at) =>
        fieldsOf(shape[0], partOf(value, at), label, entries, within(path, at)),
      ),
    ) as Record<string, QuestionField>;
  }
  if (typeof shape !== 'string') {
    return Object.assign(
      {},
      ...partsOf(shape).map(([name, part, isOptional]) => {
        const fields = fieldsOf(part, partOf(value, name), label, entries, within(path, name));
        const own = fields[within(path, name)];
        return own && isOptional ? { [within(path, name)]: optional(own) } : fields;
      }),
    ) as Record<string, QuestionField>;
  }
  return { [path || 'value']: fieldOf(shape, value, path ? nameOf(path) : label, path) };
}

function fieldOf(
  kind: string,
  value: Json | undefined,
  label: string,
  path: string,
): QuestionField {
  const entry = /^\d+(?=\.)/.exec(path)?.[0];
  const schema = schemaOf(kind);
  return {
    label,
    value: typedText(kind, value),
    required: true,
    maxLength: maxLine,
    ...(kind === 'email' && { type: 'email' as const }),
    ...((kind === 'phone' || kind === 'whatsapp') && { type: 'tel' as const }),
    ...((kind === 'share' || /^\d/.test(kind)) && { inputMode: 'decimal' as const }),
    ...(/\b(en|fr)$/.test(path) && { isLong: true }),
    ...(kind === 'country' && { options: countryOptions }),
    ...(kind === '1-7' && { options: weekdays }),
    problemOf: (typed, all) =>
      entry !== undefined && isEmptyEntry(all, entry)
        ? undefined
        : schema.safeParse(typed).error?.issues[0]?.message,
  };
}

const optional = (field: QuestionField): QuestionField => ({
  ...field,
  required: false,
  problemOf: (typed, all) => (typed.trim() === '' ? undefined : field.problemOf?.(typed, all)),
});

const countryOptions = {
  '': adminSetup.chosen,
  ...Object.fromEntries(
    Object.entries(jobCountries).map(([code, country]) => [code.toUpperCase(), country]),
  ),
};
const weekdays = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), weekday(day, intlTags.en)]),
);

function typedText(kind: string, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (kind === 'share') return String(Number((Number(value) * 100).toFixed(4)));
  return String(value);
}

/** Names a field by its part: `Text, French`, of the second entry `2. Text, French`. */
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

const isEmptyEntry = (typed: Typed, entry: string) =>
  Object.entries(typed).every(([path, text]) => !path.startsWith(`${entry}.`) || !text.trim());

/** Reads what was typed into the fields, once none of them has a problem. */
export function valueOf(shape: Shape, typed: Typed, path = ''): Json | undefined {
  if (isList(shape)) {
    const entries = new Set(Object.keys(typed).flatMap((name) => /^\d+(?=\.)/.exec(name) ?? []));
    return [...entries]
      .filter((entry) => !isEmptyEntry(typed, entry))
      .map((entry) => valueOf(shape[0], typed, entry) ?? null);
  }
  if (isParts(shape)) {
    const read = partsOf(shape).map(([name, part]) => [
      name,
      valueOf(part, typed, within(path, name)),
    ]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Json;
  }
  if (typeof shape !== 'string') {
    return partsOf(shape).map(([name, part]) => valueOf(part, typed, within(path, name)) ?? null);
  }
  const { data } = schemaOf(shape).safeParse(typed[path || 'value'] ?? '');
  return data;
}

/** Returns a value in words, and nothing of what is missing. */
export function factText(shape: Shape, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (isList(shape)) {
    return (value as Json[]).map((entry) => factText(shape[0], entry)).join('; ');
  }
  if (isParts(shape)) {
    const read = partsOf(shape).map(([name, part]) => factText(part, partOf(value, name)));
    return read.filter(Boolean).join('en' in shape ? ' / ' : ', ');
  }
  if (typeof shape !== 'string') {
    return partsOf(shape)
      .map(([name, part]) => factText(part, partOf(value, name)))
      .join('–');
  }
  if (shape === 'share') return percent(Number(value), intlTags.en);
  if (shape === 'country') return countryIn(String(value), intlTags.en);
  if (shape === '1-7') return weekday(Number(value), intlTags.en);
  if (shape === '1900-2100') return String(value);
  return typeof value === 'number' ? value.toLocaleString('en') : String(value);
}

const partOf = (value: Json | undefined, name: string | number) =>
  (value as Record<string, Json> | null | undefined)?.[name];
