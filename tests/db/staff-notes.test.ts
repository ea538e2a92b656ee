import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { submissionId, submissionOf } from './fixtures';
import { outcome, people, type Tx } from './personas';
import { submissions } from './tables';

const { it } = sharedDatabase('explicit');
const note = { table_name: 'quote_requests', record_id: submissionId, body: 'Called, no answer.' };
const insert = (row: Record<string, string>) => (s: Tx) => s`insert into messages ${s(row)}`;
const names = submissions.map(({ name }) => name);

it.for(names)('an admin can add a note to %s under their own name', async (name, { admin: tx }) => {
  const row = { ...note, table_name: name, record_id: submissionOf(name) };
  await tx`insert into messages ${tx(row)}`;
  const { id: author_id, email: author_email } = people.admin;
  expect(
    await tx`select table_name, record_id, body, author_id, author_email, created_at = now() as is_now from messages`,
  ).toMatchObject([{ ...row, author_id, author_email, is_now: true }]);
});

it('rejects notes on missing records', async ({ admin: tx }) => {
  const unknown = { ...note, record_id: crypto.randomUUID() };
  expect(await outcome(tx, insert(unknown))).toBe('refused PT404');
  const wrongName = { ...note, table_name: 'admin_users' };
  expect(await outcome(tx, insert(wrongName))).toBe('refused PT404');
});

it('a note stays when its author’s account is deleted', async ({ tx }) => {
  const { id: author_id, email: author_email } = people.formerAdmin;
  await tx`insert into messages ${tx({ ...note, author_id, author_email })}`;
  await tx`delete from auth.users where id = ${author_id}`;
  expect(await tx`select author_id, author_email from messages`).toEqual([
    { author_id: null, author_email },
  ]);
});
