// Each form's rules and the database's checks say the same: what a form lets pass is stored, and no
// form refuses what the database would take.
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { applicationForm } from '@/content/en/application-form';
import { contactForm } from '@/content/en/contact-form';
import { partnershipForm } from '@/content/en/partnership-form';
import { quoteForm } from '@/content/en/quote-form';
import { contactRow, contactSchema } from '@/features/forms/contact/schema';
import { applicationRow, applicationSchema } from '@/features/forms/application/schema';
import { partnershipRow, partnershipSchema } from '@/features/forms/partnership/schema';
import { quoteSchema } from '@/features/forms/quote/schema';
import { limits } from '@/lib/rules';
import { toRow } from '@/features/forms/submission/submission-to';
import { pdf } from '../support/document-builders';
import { freshDatabase } from './database';
import { as, outcome } from './personas';
import { applications, contacts, partnerships, quotes, submissions, type Table } from './tables';

const database = freshDatabase('explicit');

const forms = [
  form(contacts, contactSchema(contactForm), contactRow, {
    firstName: 'Akosua',
    lastName: "N'Dour",
    email: 'akosua@example.com',
    company: 'Volta Mobile',
    serviceInterest: 'Fintech Solutions',
    projectDetails: 'A billing gateway for gas.',
  }),
  form(partnerships, partnershipSchema(partnershipForm), partnershipRow, {
    company: 'Djoliba Studios',
    contact: 'Mariam Keïta',
    email: 'mariam@example.net',
    phone: '+223 700 000 203',
    country: 'Mali',
    partnershipType: 'channel',
    description: 'Forty recording artists.',
    proposal: 'Ring-back tones on a revenue share.',
    terms: true,
  }),
  form(
    applications,
    applicationSchema(applicationForm),
    (values) => applicationRow(values, undefined),
    {
      firstName: '李',
      lastName: 'Nguyễn',
      email: 'li@example.org',
      phone: '+254 700 000 001',
      location: 'Nairobi',
      linkedin: 'https://example.com/in/li',
      position: 'other',
      salary: '€ 40k',
      experience: '3-5',
      availability: '2-weeks',
      summary: 'Ten years of telecom.',
      skills: 'SQL, Go',
      motivation: 'I like small teams.',
      resume: new File([pdf()], 'resume.pdf'),
      additionalInfo: 'I can start in May.',
      terms: true,
      updates: true,
    },
  ),
  form(quotes, quoteSchema(quoteForm), toRow, {
    companyName: 'Harmattan Mobile',
    contactName: 'Ọláwálé Adébáyọ̀',
    email: 'olawale@example.com',
    country: 'Nigeria',
    phone: '+234 800 000 0301',
    serviceType: 'Custom Solution',
    projectDescription: 'Quiz portal for prepaid subscribers.',
    timeline: 'short',
    budget: '100k-500k',
  }),
];

/** The database takes any text for a country; the form has its 54, and adds their codes to numbers. */
const isStricter = (table: Table, field: string) =>
  table === quotes && (field === 'country' || field === 'phone');

/** Lengths at which either side changes its mind about some field. */
const lengths = new Set(
  [...submissions.flatMap((table) => Object.values(table.lengths).flat()), ...Object.values(limits)]
    .toSorted((a, b) => a - b)
    .flatMap((limit) => [limit - 1, limit, limit + 1]),
);

const ofLength: Record<string, (length: number) => string[]> = {
  email: (length) => ['@example.com'.padStart(length, 'x')],
  linkedin: (length) => ['https://example.com/'.padEnd(length, 'x')],
  phone: (length) => ['1'.repeat(length), '+234 8'.padEnd(length, ' 1'), '08030000000+234'],
};

function probes({ table, values }: (typeof forms)[number], field: string): string[] {
  const choices = Object.values(table.values);
  if (choices.some((list) => list.includes(String(values[field])))) {
    return ['', 'unknown', ...choices.flat()];
  }
  const written = ofLength[field] ?? ((length) => ['x'.repeat(length), '😀'.repeat(length)]);
  return ['', 'x', ...[...lengths].flatMap(written)];
}

describe.each(forms)('the form for $table.name', (tested) => {
  const { table, schema, row, values } = tested;
  const texts = Object.keys(values).filter((field) => typeof values[field] === 'string');

  it.each(texts)('takes what the database takes as %s', async (field) => {
    await as(database.sql, 'owner', async (tx) => {
      const disagreements: string[] = [];
      const verdicts = new Set<boolean>();
      for (const text of probes(tested, field)) {
        const typed = { ...values, [field]: text };
        const { success, data } = await schema.safeParseAsync(typed);
        const stored = row(success ? data : typed);
        const result = await outcome(tx, (s) => s`insert into ${s(table.name)} ${s(stored)}`);
        verdicts.add(success);
        if (success === (result === '1 rows')) continue;
        if (!success && isStricter(table, field)) continue;
        disagreements.push(`${text.slice(0, 30)} (${[...text].length} characters): ${result}`);
      }
      expect(disagreements).toEqual([]);
      expect([...verdicts]).toContain(false);
    });
  });

  it('offers every value of the specification', async () => {
    for (const [column, choices] of Object.entries(table.values)) {
      const field = texts.find((name) => row({ ...values, [name]: 'probe' })[column] === 'probe');
      for (const choice of choices) {
        const { success } = await schema.safeParseAsync({ ...values, [String(field)]: choice });
        expect({ column, choice, success }).toEqual({ column, choice, success: true });
      }
    }
  });
});

/** A form with values that somebody could have typed, its types forgotten: probes have any. */
function form<Values>(
  table: Table,
  schema: ZodMiniType<Values>,
  row: (values: Values) => object,
  values: Values & Record<string, unknown>,
) {
  return { table, schema: schema as ZodMiniType, row: row as AnyRow, values: values as AnyValues };
}

type AnyValues = Record<string, unknown>;
type AnyRow = (values: unknown) => Record<string, string>;
