// The rules of each form, for visitors and for postings, accept the same values as the database's checks.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { applicationForm } from '@/content/en/application-form';
import { contactForm } from '@/content/en/contact-form';
import { partnershipForm } from '@/content/en/partnership-form';
import { quoteForm } from '@/content/en/quote-form';
import { jobFields, jobSchema } from '@/features/admin/postings/job-schema';
import { contactRow, contactSchema } from '@/features/forms/contact/schema';
import { applicationRow, applicationSchema } from '@/features/forms/application/schema';
import { partnershipRow, partnershipSchema } from '@/features/forms/partnership/schema';
import { quoteRow, quoteSchema } from '@/features/forms/quote/schema';
import { limits } from '@/lib/rules';
import { pdf } from '../support/document-builders';
import { sharedDatabase } from './database';
import {
  applications,
  contacts,
  partnerships,
  postings,
  quotes,
  submissions,
  type Table,
} from './tables';
import { runAs, type Tx } from './transaction';

const database = sharedDatabase('explicit');

const fields = new Set<string>();

type AnyRow = (values: unknown) => Record<string, string>;

const forms = [
  form(contacts, contactSchema(contactForm, fields), contactRow, { company_operator: 'company' }),
  form(
    partnerships,
    partnershipSchema(partnershipForm, fields),
    partnershipRow,
    { company_name: 'company', contact_person: 'contact', country_region: 'country' },
    { terms: true },
  ),
  form(
    applications,
    applicationSchema(applicationForm, fields, () => undefined),
    (values) => applicationRow(values, undefined),
    {
      current_location: 'location',
      position_applied_for: 'position',
      expected_salary: 'salary',
      years_experience: 'experience',
      receive_updates: 'updates',
    },
    { resume: new File([pdf()], 'resume.pdf'), terms: true },
  ),
  form(quotes, quoteSchema(quoteForm, fields), quoteRow, {}, { consent: true }),
  {
    table: { ...postings, values: { ...postings.values, status: postings.statuses } },
    schema: jobSchema as ZodMiniType,
    toRow: ((values: object) => values) as AnyRow,
    values: { ...postings.row, salary_range: 'From 1' } as Record<string, unknown>,
  },
];

/** Exempt: the database accepts any country, a form only those that it lists. */
type Form = (typeof forms)[number];
const isStricter = ({ table }: Form, field: string) =>
  field === 'country_code' || (table === quotes && field === 'country');

/** Lengths at the limits of form and database. */
const probedLengths = new Set(
  [
    ...[...submissions, postings].flatMap((table) => Object.values(table.lengths).flat()),
    ...Object.values(limits).flat(),
  ]
    .toSorted((a, b) => a - b)
    .flatMap((limit) => [limit - 1, limit, limit + 1]),
);

const textsOfLength: Record<string, (length: number) => string[]> = {
  email: (length) => ['@example.com'.padStart(length, 'x')],
  linkedin: (length) => ['https://example.com/'.padEnd(length, 'x')],
};

/** Texts for one field at which form and database could differ: choices, or lengths. */
function probeTexts({ table, values }: Form, field: string): string[] {
  const choices = Object.values(table.values);
  if (choices.some((list) => list.includes(String(values[field])))) {
    return ['', 'unknown', ...choices.flat()];
  }
  const maxLength = Math.max(...Object.values(table.lengths).map(([, max]) => max)) + 1;
  const usableLengths = [...probedLengths].filter((length) => length <= maxLength);
  const textsOf = textsOfLength[field] ?? ((length) => ['x'.repeat(length)]);
  // an emoji counts as one character, not as its two UTF-16 units
  const emojiLengths = field in textsOfLength ? [] : [200, 201];
  const emojis = emojiLengths.map((length) => '😀'.repeat(length));
  return ['', 'x', ...usableLengths.flatMap(textsOf), ...emojis];
}

/** Says of each row whether the database stores it, or the check that refuses; nothing is stored. */
async function verdictsOn(tx: Tx, { table }: Form, rows: object[]) {
  await tx.unsafe(`
    create function pg_temp.verdict(given jsonb) returns text language plpgsql as $$
    declare names constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(given) as key);
    begin
      execute format('insert into public.${table.name} (%1$s) select %1$s
        from jsonb_populate_record(null::public.${table.name}, $1)', names) using given;
      raise exception using errcode = 'UNDO0';
    exception
      when sqlstate 'UNDO0' then return 'stored';
      when others then return sqlerrm;
    end;
    $$;
  `);
  // checks stand, triggers have their own tests
  await tx`set local session_replication_role = replica`;
  const verdicts = await tx<{ verdict: string }[]>`
    select pg_temp.verdict(value) as verdict
    from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) with ordinality as r (value, place) order by place`;
  return verdicts.map(({ verdict }) => verdict);
}

describe.each(forms)('the form for $table.name', (tested) => {
  const { schema, toRow, values } = tested;
  const texts = Object.keys(values).filter(
    (field) => typeof values[field] === 'string' && field !== 'closes_on',
  );

  it.each(texts)('accepts the same values as the database for %s', async (field) => {
    await runAs(database.sql, 'owner', async (tx) => {
      const entries = await Promise.all(
        probeTexts(tested, field).map(async (text) => {
          const input = { ...values, [field]: text };
          const { success, data } = await schema.safeParseAsync(input);
          return { text, success, row: { ...toRow(success ? data : input), id: randomUUID() } };
        }),
      );
      const rows = entries.map(({ row }) => row);
      const verdicts = await verdictsOn(tx, tested, rows);
      const disagreements = entries.flatMap(({ text, success }, index) => {
        const agrees = success === (verdicts[index] === 'stored');
        if (agrees || (!success && isStricter(tested, field))) return [];
        return [`${text.slice(0, 30)} (${[...text].length} characters): ${verdicts[index]}`];
      });
      expect(disagreements).toEqual([]);
      expect(entries.map(({ success }) => success)).toContain(false);
    });
  });
});

it('the form of a posting writes every column that staff can set, and knows the calendar', () => {
  expect([...jobFields].toSorted()).toEqual(Object.keys(postings.row).toSorted());
  const day = (closes_on: string) =>
    jobSchema.safeParse({ ...postings.row, salary_range: '', closes_on }).data?.closes_on;
  expect(['2026-12-31', '', '2026-02-30'].map(day)).toEqual(['2026-12-31', null, undefined]);
});

/** A form with the input that makes the table's row; `names` has its fields by column where the names differ. */
function form<Values>(
  table: Table,
  schema: ZodMiniType<Values>,
  toRow: (values: Values) => object,
  names: Record<string, string>,
  extraValues: Partial<Values> = {},
) {
  const typed = Object.entries(table.row).map(([column, value]) => [
    names[column] ?? column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    typeof value === 'number' ? String(value) : value,
  ]);
  const values: Record<string, unknown> = { ...Object.fromEntries(typed), ...extraValues };
  return { table, schema: schema as ZodMiniType, toRow: toRow as AnyRow, values };
}
