import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { addNote, otherQuoteId, quoteId, submissionIdOf } from './fixtures';
import { sendAll } from './mail';
import { addReply, queue, replyTo, sendReplies, stopBatch } from './reply';
import { quotes } from './tables';
import { actAs, giveRole, people, readValue, type Tx } from './transaction';
import { updateAs } from './update';

const { it } = sharedDatabase('explicit');
const quoteRow = quotes.row;
const salesId = people.sales.id;

/** Adds a colleague in sales and a second quote request. */
it.beforeEach(async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`insert into quote_requests ${tx({ ...quoteRow, id: otherQuoteId })}`;
});

/** Gives records an owner, or none; returns how many it changed. */
async function assign(
  tx: Tx,
  ownerId: string | null,
  { table = 'quote_requests', ids = [submissionIdOf(table)], seen = null as string | null } = {},
) {
  const changes = ids.map((id) => ({ id, seen: { owner_id: seen }, set: { owner_id: ownerId } }));
  const { changed } = await updateAs(tx, 'admin', changes, { table });
  return Object.keys(changed).length;
}

const ownerOf = (tx: Tx, table = 'quote_requests', id = submissionIdOf(table)) =>
  readValue(tx`select owner_id from ${tx(table)} where id = ${id}`);

/** Sends the mails about new owners, which wait for some minutes; a second call sends those that came since. */
async function sendAssignments(tx: Tx) {
  await tx`update mails set due_at = now() where kind = 'assignment'`;
  const mails = await sendAll(tx, 'assignment');
  // Keys contain the minute, which is the same throughout this transaction.
  await tx`update mails set key = 'earlier ' || key where kind = 'assignment' and state = 'sent'`;
  return mails;
}

it('whoever notes something about a record that nobody owns owns it', async ({ tx }) => {
  for (const persona of ['sales', 'admin'] as const) {
    await actAs(tx, persona, () => addNote(tx, quotes.name, quoteId));
    expect(await ownerOf(tx)).toBe(salesId);
  }
  expect(
    await tx`select actor_email, to_status from activity_log where action = 'assigned'`,
  ).toEqual([{ actor_email: people.sales.email, to_status: salesId }]);
});

it('whoever replies to a record that nobody owns owns it once that is sent', async ({ tx }) => {
  const { id, reply } = await addReply(tx);
  const readOwner = () => ownerOf(tx, 'career_applications', id);
  await stopBatch(tx, reply.id);
  await sendAll(tx);
  expect(await readOwner(), 'stopped').toBeNull();
  await queue(tx, [replyTo(id, { known: 1, status: 'reviewed' })]);
  expect(await readOwner(), 'waits').toBeNull();
  await sendReplies(tx);
  expect(await readOwner()).toBe(people.admin.id);
});

it.for([
  ['a role without these records', salesId, 'career_applications'],
  ['no role', people.stranger.id, 'quote_requests'],
] as const)('nobody can assign a record to somebody with %s', async ([, owner, table], { tx }) => {
  expect(await assign(tx, owner, { table })).toBe(0);
  expect(await ownerOf(tx, table)).toBeNull();
});

describe('the mail to a new owner', () => {
  it('names the record, its sender and who assigned it', async ({ tx }) => {
    await tx`update admin_users set name = 'Ada Obi' where user_id = ${people.admin.id}`;
    await assign(tx, salesId);
    expect(await sendAll(tx, 'assignment')).toEqual([]);
    const mails = await sendAssignments(tx);
    expect(mails.map(({ to }) => to)).toEqual([people.sales.email]);
    expect(mails[0]?.content).toMatchObject({
      entries: [
        {
          tableName: 'quote_requests',
          recordId: quoteId,
          reference: 'DR-BBBBBBB3',
          person: quoteRow['contact_name'],
          company: quoteRow['company_name'],
          by: { name: 'Ada Obi', address: people.admin.email },
        },
      ],
    });
  });

  it('is one for several records', async ({ tx }) => {
    const ids = Array.from({ length: 11 }, () => randomUUID());
    await tx`insert into quote_requests ${tx(ids.map((id) => ({ ...quoteRow, id })))}`;
    await assign(tx, salesId, { ids });
    await assign(tx, salesId, { table: 'partnership_applications' });
    const [mail, ...otherMails] = await sendAssignments(tx);
    expect(otherMails).toEqual([]);
    const entries = mail?.content['entries'] as Record<string, unknown>[];
    expect(new Set(entries.map(({ recordId }) => recordId)).size).toBe(12);
  });

  it.for<[string, (tx: Tx) => Promise<unknown>]>([
    ['to oneself', (tx) => assign(tx, people.admin.id)],
    [
      'if the assignment was undone',
      async (tx) => {
        await assign(tx, salesId);
        await assign(tx, null, { seen: salesId });
      },
    ],
    [
      'to an owner whose role changed',
      async (tx) => {
        await assign(tx, salesId);
        await tx`update admin_users set role = 'hr' where user_id = ${salesId}`;
      },
    ],
  ])('is not sent %s', async ([, arrange], { tx }) => {
    await arrange(tx);
    expect(await sendAssignments(tx)).toEqual([]);
  });
});
