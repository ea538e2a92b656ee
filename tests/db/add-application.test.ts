import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { docx, pdf } from '../support/document-builders';
import { freshDatabase } from './database';
import { add } from './enter';
import { become, people } from './personas';
import { base64, resume } from './submit';

const { it } = freshDatabase('explicit');

/** A CV that came by mail. */
const applicant = () => ({
  id: randomUUID(),
  came_by: 'email',
  first_name: 'Ada',
  email: 'ada@example.com',
});
const letter = { kind: 'cover_letter', file_name: 'letter.docx', content: base64(docx()) };

it('a CV that came by mail is stored once with its files, for its posting', async ({ tx }) => {
  await tx`update admin_users set role = 'hr' where user_id = ${people.admin.id}`;
  const [posting] = await tx`select id, title from job_postings limit 1`;
  const record = { ...applicant(), job_posting_id: posting?.['id'] as string };
  for (let i = 0; i < 2; i += 1) {
    expect(await add(tx, 'career_applications', record, [resume, letter])).toBe('1 rows');
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
  expect(await tx`select from private.received_files`).toHaveLength(0);
});

it.for([
  ['a program', [{ ...resume, content: base64(Buffer.from('MZ')) }]],
  ['a file of more than 5 MB', [{ ...resume, content: base64(pdf(5 * 1024 * 1024 + 1)) }]],
  ['a name of another kind', [{ ...resume, file_name: 'resume.docx' }]],
  ['two resumes', [resume, resume]],
  ['a file of no kind', [resume, { ...letter, kind: null }]],
  ['a file of another kind', [{ ...resume, kind: 'photo' }]],
  ['what is no list', 'resume'],
] as const)('rejects a CV with %s, and stores nothing', async ([, files], { tx }) => {
  const record = applicant();
  expect(await add(tx, 'career_applications', record, files)).toMatch(/^refused/);
  expect(await tx`select from career_applications where id = ${record.id}`).toHaveLength(0);
  expect(await tx`select from record_files where record_id = ${record.id}`).toHaveLength(0);
});

it('rejects a lead with a file', async ({ tx }) => {
  const record = { id: randomUUID(), came_by: 'call', contact_name: 'Ada', phone: '70123456' };
  expect(await add(tx, 'quote_requests', record, [resume])).toBe('refused PT400');
});

it('a CV of 5 MB is stored', async ({ tx }) => {
  const file = { ...resume, content: base64(pdf(5 * 1024 * 1024)) };
  expect(await add(tx, 'career_applications', applicant(), [file])).toBe('1 rows');
});

it.for([
  ['hr', ['career_applications', 'career_applications']],
  ['sales', ['quote_requests']],
] as const)(
  '%s sees what somebody sent before, as far as the role reads it',
  async ([role, tables], { tx }) => {
    const person = { email: 'Ada.Known@example.com', phone: '+226 70 99 34 56' };
    const cv = { first_name: 'Ada', came_by: 'email' };
    for (const [table, more] of [
      ['career_applications', { ...cv, email: person.email }],
      ['career_applications', { ...cv, phone: '0022670993456' }],
      ['quote_requests', { contact_name: 'Ada', came_by: 'call', phone: person.phone }],
    ] as const) {
      expect(await add(tx, table, { id: randomUUID(), ...more })).toBe('1 rows');
    }
    await tx`update admin_users set role = ${role} where user_id = ${people.admin.id}`;
    await become(tx, 'admin');
    const known = (email: string, phone: string) =>
      tx`select source_table, sender, status, total from related_submissions(email => ${email}, phone => ${phone})`;
    expect(await known('ada.known@example.com', person.phone)).toEqual(
      tables.map((source_table) => ({
        source_table,
        sender: 'Ada',
        status: 'new',
        total: tables.length,
      })),
    );
    expect(await known('', '')).toEqual([]);
    expect(await known('nobody@example.com', '12345')).toEqual([]);
  },
);
