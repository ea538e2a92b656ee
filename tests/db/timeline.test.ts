import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { addNote, quoteId, submissionIdOf } from './fixtures';
import { addressOf, mailTo, receive } from './received';
import { addReply, applicationsTable, queue, replyTo, sendReplies } from './reply';
import { quotes } from './tables';
import { actAs, become, giveRole, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Adds an applicant with a confirmation, a reply that was sent, a note, an answer and a change. */
async function addConversation(tx: Tx) {
  const { id } = await addReply(tx);
  await sendReplies(tx);
  await actAs(tx, 'admin', () => addNote(tx, applicationsTable, id));
  await receive(tx, mailTo([await addressOf(tx, id)]));
  const review = tx`update career_applications set status = 'reviewed' where id = ${id}`;
  await actAs(tx, 'admin', () => review);
  return id;
}

const timelineOf = (tx: Tx, id: string) => tx<
  { kind: string; entry: Record<string, unknown> | null }[]
>`
  select kind, entry from timeline where (table_name, record_id) = (${applicationsTable}, ${id}) order by created_at, id`;

it('an admin reads all that happened with a record in one place', async ({ tx }) => {
  const id = await addConversation(tx);
  const rows = await actAs(tx, 'admin', () => timelineOf(tx, id));
  expect(rows[0]).toEqual({ kind: 'submission', entry: null });
  const entries = Object.fromEntries(rows.map(({ kind, entry }) => [kind, entry]));
  expect(entries).toMatchObject({
    confirmation: { state: 'sent' },
    note: { body: 'Called.', author_email: people.admin.email },
    reply: { state: 'sent', subject: 'Your application (reference DR-1)' },
    received: { new_text: 'Yes.', open: expect.any(Boolean) as boolean },
    change: { action: 'status_changed', from_status: 'new', to_status: 'reviewed' },
  });
  expect(rows.filter(({ entry }) => entry?.['action'] === 'submitted')).toEqual([]);
});

it('an admin loads older entries of one moment without a gap or repetition', async ({ tx }) => {
  const id = await addConversation(tx);
  await tx`
    insert into messages (table_name, record_id, body, created_at)
    select ${applicationsTable}, ${id}, 'Note ' || number, now() - interval '1 day' from generate_series(1, 12) as number`;
  await become(tx, 'admin');
  type Place = Record<'id' | 'at', string>;
  const readAfter = (last: Place, limit: number | null) => tx<Place[]>`
    select id, created_at::text as at from timeline
    where record_id = ${id} and created_at <= ${last.at}::text::timestamptz
      and (created_at < ${last.at}::text::timestamptz or id < ${last.id})
    order by created_at desc, id desc limit ${limit}`;
  const start = { id: '', at: 'infinity' };
  const wholeTimeline = await readAfter(start, null);
  const loaded: Place[] = [];
  let page = await readAfter(start, 5);
  while (page.length > 0) {
    loaded.push(...page);
    page = await readAfter(loaded.at(-1) ?? start, 5);
  }
  expect(loaded).toEqual([...wholeTimeline]);
  expect(loaded.length).toBeGreaterThan(15);
});

describe('a record of yesterday', () => {
  const id = submissionIdOf(applicationsTable);

  it.for<[string, (tx: Tx) => Promise<unknown>]>([
    ['a status', (tx) => tx`update career_applications set status = 'reviewed'`],
    ['a note', (tx) => addNote(tx, applicationsTable, id)],
    ['a reply', (tx) => queue(tx, [replyTo(id)])],
    [
      'an answer of its sender',
      async (tx) => {
        await become(tx, 'owner');
        await tx`update career_applications set new_answer_at = now() - interval '1 minute'`;
      },
    ],
  ])('was last changed by %s', async ([, arrange], { tx }) => {
    await tx.unsafe(`
      set local session_replication_role = replica;
      update private.records set created_at = now() - interval '1 day', updated_at = now() - interval '1 day';
      set local session_replication_role = default;
    `);
    await actAs(tx, 'admin', () => arrange(tx));
    const isNow = tx`select updated_at = now() from career_applications where id = ${id}`;
    expect(await readValue(isNow)).toBe(true);
  });
});

it('a note is signed by its author, and stays when their account is deleted', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await actAs(tx, 'sales', () => addNote(tx, quotes.name, quoteId));
  const readSignature = () => tx`select author_id, author_email from messages`;
  const { id, email } = people.sales;
  expect(await readSignature()).toEqual([{ author_id: id, author_email: email }]);
  await tx`delete from auth.users where id = ${id}`;
  expect(await readSignature()).toEqual([{ author_id: null, author_email: email }]);
});
