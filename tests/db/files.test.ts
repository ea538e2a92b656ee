import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withExtension } from '@/lib/file-kind/file-name';
import { ascii, concat, docx, FILE_SIZE_LIMIT, ole, pdf, zip } from '../support/document-builders';
import { sharedDatabase } from './database';
import { submissionOf } from './fixtures';
import { become, outcome, type Tx } from './personas';
import { resume } from './submit';

const database = sharedDatabase('explicit');
const { it } = database;
const application = {
  table_name: 'career_applications',
  record_id: submissionOf('career_applications'),
};

it.each([
  ['a PDF', 'cv.pdf', null, pdf()],
  ['a PDF after 1023 other bytes', 'CV.PDF', null, concat('\n'.repeat(1023), pdf())],
  ['a .doc', 'cv.doc', null, ole('WordDocument')],
  ['a .docx', 'cv.docx', null, docx()],
  ['a .docx with backslashes', 'cv.docx', null, zip({ 'word\\document.xml': 'x' })],
  ['5 MB', 'cv.pdf', null, pdf(FILE_SIZE_LIMIT)],
  ['5 MB and one byte', 'cv.pdf', 'too large', pdf(FILE_SIZE_LIMIT + 1)],
  ['an empty file', 'cv.pdf', 'empty', ascii('')],
  ['text', 'cv.pdf', 'type', ascii('text')],
  ['a PDF after 1024 other bytes', 'cv.pdf', 'type', concat('\n'.repeat(1024), pdf())],
  ['a ZIP file', 'cv.docx', 'type', zip({ 'resume.txt': 'x' })],
  ['a PDF named .exe', 'cv.exe', 'name', pdf()],
  ['a PDF called a .docx', 'cv.docx', 'name', pdf()],
  ['a path', 'a/cv.pdf', 'name', pdf()],
  ['a name turned round', 'cv\u202e.pdf', 'name', pdf()],
  ['a name of 201 characters', `${'x'.repeat(197)}.pdf`, 'name', pdf()],
])('%s as %s: %s', async (_, name, problem, content) => {
  const [row] =
    await database.sql`select private.file_problem('application', ${name}, ${content}) as problem`;
  expect(row?.['problem']).toBe(problem);
});

it('accepts every file name that the form produces', async () => {
  const part = fc.oneof(
    fc.constantFrom('.pdf', '.PDF', '.docx', '.exe', '.', ' ', '/', '\\', '\u202e', '\u3000'),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.nat(120).map((times) => '李'.repeat(times)),
  );
  const made = fc
    .sample(fc.array(part, { maxLength: 6 }), 500)
    .map((parts) => withExtension(parts.join(''), '.pdf'));
  const refused = await database.sql`
    select name from unnest(${made}::text[]) as name
    where private.file_problem('application', name, '%PDF-') is not null
  `;
  expect(refused).toEqual([]);
});

it('an admin can list, read and delete files, and both are logged', async ({ tx }) => {
  const file = { id: randomUUID(), ...application, ...resume };
  const content = Buffer.from(resume.content, 'base64');
  await tx`insert into record_files ${tx({ ...file, content })}`;
  await become(tx, 'admin');
  const facts = { file_name: 'resume.pdf', size: content.length };
  expect(await tx`select file_name, size from record_files`).toEqual([facts]);
  const read = (s: Tx, id: string) => s`select public.read_record_file(${id}) as file`;
  expect(await read(tx, file.id)).toEqual([{ file: { ...facts, base64: resume.content } }]);
  expect(await outcome(tx, (s) => read(s, randomUUID()))).toBe('refused PT404');

  await tx`delete from record_files`;
  expect(
    await tx`select action, summary from activity_log where action like 'file%' order by id`,
  ).toEqual([
    { action: 'file_downloaded', summary: 'resume.pdf' },
    { action: 'file_deleted', summary: 'resume.pdf' },
  ]);
});
