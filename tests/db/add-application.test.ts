import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { docx } from '../support/document-builders';
import { sharedDatabase } from './database';
import { add } from './enter';
import { people } from './personas';
import { base64, resume } from './submit';

const { it } = sharedDatabase('explicit');

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
});

it.for([
  ['a program', [{ ...resume, content: base64(Buffer.from('MZ')) }]],
  ['two resumes', [resume, resume]],
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
  expect(await add(tx, 'quote_requests', record, [resume])).toBe('refused 23503');
});
