import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { withExtension } from '@/lib/file-kind/file-name';
import { ascii, concat, docx, FILE_SIZE_LIMIT, ole, pdf, zip } from '../support/document-builders';
import { withConnection } from '../support/test-database';
import { freshDatabase, sharedDatabase } from './database';
import { submissionIdOf } from './fixtures';
import { apply, base64, resume, storedOrLimit } from './submit';
import { applications } from './tables';
import { become, readValue, tryStep, type Tx } from './transaction';

const database = sharedDatabase('explicit');
const { it } = database;
const application = {
  table_name: 'career_applications',
  record_id: submissionIdOf('career_applications'),
};

it.each<[title: string, name: string, problem: string | null, content: Uint8Array]>([
  ['a PDF', 'cv.pdf', null, pdf()],
  ['a .doc', 'cv.doc', null, ole('WordDocument')],
  ['a .docx', 'cv.docx', null, docx()],
  ['5 MB', 'cv.pdf', null, pdf(FILE_SIZE_LIMIT)],
  ['5 MB and one byte', 'cv.pdf', 'too large', pdf(FILE_SIZE_LIMIT + 1)],
  ['an empty file', 'cv.pdf', 'empty', ascii('')],
  ['a PDF after 1024 other bytes', 'cv.pdf', 'type', concat('\n'.repeat(1024), pdf())],
  ['a ZIP file', 'cv.docx', 'type', zip({ 'resume.txt': 'x' })],
  ['a PDF named .exe', 'cv.exe', 'name', pdf()],
  ['a path', 'a/cv.pdf', 'name', pdf()],
  ['a name of 201 characters', `${'x'.repeat(197)}.pdf`, 'name', pdf()],
])('a visitor sends %s as %s and gets: %s', async (_, name, problem, content) => {
  const query = database.sql`select private.file_problem('application', ${name}, ${content})`;
  expect(await readValue(query)).toBe(problem);
});

it('a visitor can send every file name that the form produces', async () => {
  const typed = ['', '.', '..pdf', 'cv.PDF', 'a/b\\c.docx.exe', '\u202e \u3000', '李'.repeat(300)];
  const fileNames = typed.map((name) => withExtension(name, '.pdf'));
  const refused = await database.sql`
    select name from unnest(${fileNames}::text[]) as name
    where private.file_problem('application', name, '%PDF-') is not null
  `;
  expect(refused).toEqual([]);
});

it('an admin can list, read and delete files; the log names the latter two', async ({ tx }) => {
  const file = { id: randomUUID(), ...application, ...resume };
  const content = Buffer.from(resume.content, 'base64');
  await tx`insert into record_files ${tx({ ...file, content })}`;
  await become(tx, 'admin');
  const listed = { file_name: 'resume.pdf', size: content.length };
  expect(await tx`select file_name, size from record_files`).toEqual([listed]);
  const read = (step: Tx, id: string) => step`select public.read_record_file(${id}) as file`;
  expect(await read(tx, file.id)).toEqual([{ file: { ...listed, base64: resume.content } }]);
  expect(await tryStep(tx, (step) => read(step, randomUUID()))).toBe('refused PT404');

  await tx`delete from record_files`;
  expect(
    await tx`select action, summary from activity_log where action like 'file%' order by id`,
  ).toEqual([
    { action: 'file_downloaded', summary: 'resume.pdf' },
    { action: 'file_deleted', summary: 'resume.pdf' },
  ]);
});

const fresh = freshDatabase('explicit');
const kB = 1024;

const setLimits = (tx: Tx, limits: { per_day?: number; total?: number }) =>
  tx`update private.storage_limits set ${tx(limits)}`;

/** Applies with files of these sizes in bytes, from an IP address or an unknown network; see `storedOrLimit`. */
async function send(tx: Tx, sizes: number[], address?: string) {
  await become(tx, 'anonymous');
  const headers = address ? { 'cf-connecting-ip': address } : {};
  await tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
  const files = sizes.map((size, index) => ({
    kind: ['resume', 'cover_letter'][index],
    file_name: 'cv.pdf',
    content: base64(pdf(size)),
  }));
  const row = { ...applications.row, id: randomUUID(), email: `${randomUUID()}@example.com` };
  const answer = await storedOrLimit(tx, (step) => apply(step, row, files));
  await become(tx, 'owner');
  return answer;
}

const refusalAt = (limit: 'storage_network' | 'storage_total', max: number) => ({
  code: 'PT429',
  status: 429,
  headers: { 'Retry-After': '3600' },
  limit,
  max,
  periodSeconds: limit === 'storage_network' ? 86_400 : null,
  retryAfter: 3600,
});

it('ten applicants of one network can send 5 MB each within an hour', async ({ tx }) => {
  // the default limits, divided like the files' sizes
  await tx`update private.storage_limits set per_day = per_day / ${kB}, total = total / ${kB}`;
  for (let count = 0; count < 10; count += 1) {
    expect(await send(tx, [FILE_SIZE_LIMIT / kB], '203.0.113.7')).toBe('stored');
  }
});

it('beyond half of the total, a network’s files stop at its daily bytes', async ({ tx }) => {
  await setLimits(tx, { per_day: 20 * kB, total: 200 * kB });
  const network = '203.0.113.7';
  expect(await send(tx, [100 * kB], '192.0.2.1')).toBe('stored');
  expect(await send(tx, [12 * kB, 4 * kB], network)).toBe('stored');
  expect(await send(tx, [4 * kB + 1], network)).toEqual(refusalAt('storage_network', 20 * kB));
  expect(await send(tx, [4 * kB], network)).toBe('stored');
  expect(await send(tx, [kB], network)).toEqual(refusalAt('storage_network', 20 * kB));
  expect(await send(tx, [20 * kB], '198.51.100.1')).toBe('stored');
  expect(await send(tx, [21 * kB]), 'unknown network').toBe('stored');

  await tx`update private.recent_submissions set received_at = received_at - interval '1 day'`;
  expect(await send(tx, [20 * kB], network)).toBe('stored');
});

it('an application that the honeypot caught stores no files', async ({ anonymous: tx }) => {
  const id = randomUUID();
  const undecodable = { ...resume, content: '!' };
  await apply(tx, { ...applications.row, id, honeypot: 'x' }, [undecodable]);
  await become(tx, 'owner');
  expect(await tx`select spam_reason from career_applications where id = ${id}`).toEqual([
    { spam_reason: 'honeypot' },
  ]);
  expect(await tx`select from record_files where record_id = ${id}`).toHaveLength(0);
});

it('two concurrent applications cannot both take the last bytes', async () => {
  await fresh.sql`update private.storage_limits set total = ${10 * kB}`;
  const sendOver = () => withConnection(fresh.url, (sql) => sql.begin((tx) => send(tx, [6 * kB])));
  const answers = await Promise.all([sendOver(), sendOver()]);
  expect(answers).toContainEqual('stored');
  expect(answers).toContainEqual(refusalAt('storage_total', 10 * kB));
});
