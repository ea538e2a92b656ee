import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { docx } from '../support/document-builders';
import { sharedDatabase } from './database';
import { submissionIdOf } from './fixtures';
import { sendAll } from './mail';
import { base64, enterLead, resume, submit } from './submit';
import { quotes, submissions, type Row } from './tables';
import { become, people, tryStep } from './transaction';

const { it } = sharedDatabase('explicit');

it.for(submissions)(
  'a lead among $name that staff enter is stored once, without consent, and alerts colleagues alone',
  async ({ name, row }, { tx }) => {
    const id = randomUUID();
    await tx`insert into mail_recipients ${tx({ shared_address: 'all@example.com' })}`;
    for (const attempt of ['first', 'second']) {
      const outcome = await enterLead(tx, name, { ...row, id, came_by: 'fair' });
      expect(outcome, `${attempt} time`).toBe('1 rows');
    }
    expect(
      await tx`select came_by, status, consented_at, spam_suspected from ${tx(name)} where id = ${id}`,
    ).toEqual([{ came_by: 'fair', status: 'new', consented_at: null, spam_suspected: false }]);
    expect(await tx`select action, actor_email from activity_log where record_id = ${id}`).toEqual([
      { action: 'entered', actor_email: people.admin.email },
    ]);
    expect((await sendAll(tx)).map(({ kind, to }) => [kind, to])).toEqual([
      ['alert', 'all@example.com'],
    ]);
  },
);

it('an id of another kind’s record is refused, to staff and to visitors', async ({ tx }) => {
  const row = { ...quotes.row, id: submissionIdOf('career_applications') };
  expect(await enterLead(tx, quotes.name, { ...row, came_by: 'call' })).toBe('refused PT409');
  await become(tx, 'anonymous');
  expect(await tryStep(tx, (step) => submit(step, quotes.name, row))).toBe('refused PT409');
});

const minimalLeads: [table: string, name: Row, otherName: Row][] = [
  ['contact_submissions', { first_name: 'Ada' }, { last_name: 'Bello' }],
  ['quote_requests', { contact_name: 'A' }, { company_name: 'B' }],
  ['partnership_applications', { contact_person: 'Ada' }, { company_name: 'Djoliba' }],
  ['career_applications', { first_name: 'Ada' }, { last_name: 'Bello' }],
];

it.for(minimalLeads)(
  'a lead among %s needs a name and one way to reach the person',
  async ([table, name, otherName], { tx }) => {
    const id = randomUUID();
    const lead = { id, came_by: 'call' };
    for (const fields of [
      name,
      { phone: '70 12 34 56' },
      { ...name, phone: '', email: '' },
      { ...name, phone: '  ', email: ' ' },
      { ...name, email: 'no address' },
      { phone: '70 12 34 56', ...Object.fromEntries(Object.keys(name).map((key) => [key, ' '])) },
    ]) {
      expect(await enterLead(tx, table, { ...lead, ...fields })).toMatch(/^refused (?!PT)/);
    }
    expect(
      await enterLead(tx, table, { ...lead, ...name, phone: '70 12 34 56', locale: 'fr' }),
    ).toBe('1 rows');
    expect(
      await tx`select email, phone, locale, came_at = current_date as is_today, search_text like '%70123456%' as is_found
      from ${tx(table)} where id = ${id}`,
    ).toEqual([{ email: '', phone: '70 12 34 56', locale: 'fr', is_today: true, is_found: true }]);
    const otherLead = { ...lead, id: randomUUID(), ...otherName, email: 'ada@example.com' };
    expect(await enterLead(tx, table, { ...otherLead, came_at: '2026-01-31' })).toBe('1 rows');
    expect(await sendAll(tx)).toEqual([]);
  },
);

it.for([
  ['without the way it came', { came_by: null }],
  ['with a status', { status: 'completed' }],
  ['of a day to come', { came_at: '2100-01-01' }],
] as const)('staff cannot enter a lead %s', async ([, changes], { tx }) => {
  const record = { ...quotes.row, id: randomUUID(), came_by: 'call', ...changes };
  expect(await enterLead(tx, 'quote_requests', record)).toBe('refused PT400');
});

const letter = { kind: 'cover_letter', file_name: 'letter.docx', content: base64(docx()) };

it('a CV that came by mail is stored once with its files, for its posting', async ({ tx }) => {
  await tx`update admin_users set role = 'hr' where user_id = ${people.admin.id}`;
  const [posting] = await tx`select id, title from job_postings limit 1`;
  const applicant = { first_name: 'Ada', email: 'ada@example.com', came_by: 'email' };
  const record = { id: randomUUID(), ...applicant, job_posting_id: String(posting?.['id']) };
  for (const attempt of ['first', 'second']) {
    const outcome = await enterLead(tx, 'career_applications', record, [resume, letter]);
    expect(outcome, `${attempt} time`).toBe('1 rows');
  }
  expect(
    await tx`select posting_title, position_applied_for, consented_at from career_applications where id = ${record.id}`,
  ).toEqual([{ posting_title: posting?.['title'], position_applied_for: '', consented_at: null }]);
  expect(
    await tx`select kind, file_name, origin from record_files where record_id = ${record.id} order by kind`,
  ).toEqual([
    { kind: 'cover_letter', file_name: 'letter.docx', origin: 'application' },
    { kind: 'resume', file_name: 'resume.pdf', origin: 'application' },
  ]);
});
