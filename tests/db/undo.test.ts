import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { visitorSends } from './mail';
import { as, become, giveRole, outcome, people, type Persona, type Tx } from './personas';
import { applicant, replyTo, send, sentReplies, tenMinutesLater } from './reply';
import { applications, quotes } from './tables';

const database = freshDatabase('explicit');
const other = 'bbbbbbbb-0000-4000-8000-000000000002';

type Values = Record<string, unknown>;
interface Change {
  id: string;
  seen: Values;
  set: Values;
}
interface Previewed extends Change {
  summary: string;
  state: string;
}

/** Has somebody for sales, and two quote requests that are new. */
const story = (run: (tx: Tx) => Promise<void>) =>
  as(database.sql, 'owner', async (tx) => {
    await giveRole(tx, 'sales', 'sales');
    await giveRole(tx, 'hr', 'hr');
    await tx`insert into quote_requests ${tx({ ...quotes.row, id: other })}`;
    await tx`update quote_requests set status = 'new'`;
    await tx`delete from activity_log`;
    await run(tx);
  });

async function update(
  tx: Tx,
  by: Persona,
  changes: readonly Change[],
  { table = quotes.name, undo = false } = {},
) {
  await become(tx, by);
  const batch = changes.length > 1 ? randomUUID() : null;
  const [row] = await tx`
    select update_records(${table}, ${JSON.stringify(changes)}::text::jsonb, ${batch}, true, ${undo}) as answer
  `;
  await become(tx, 'owner');
  return row?.['answer'] as { changed: Values; refused: Record<string, string> };
}

/** Sets the same value of several records. */
const set = (tx: Tx, by: Persona, ids: string[], column: string, [seen, value]: unknown[]) =>
  update(
    tx,
    by,
    ids.map((id) => ({ id, seen: { [column]: seen }, set: { [column]: value } })),
  );

const feed = (tx: Tx) => tx`select * from activity_feed order by id`;

async function preview(tx: Tx, by: Persona, entry: unknown) {
  await become(tx, by);
  const [row] = await tx`select preview_undo(${String(entry)}::bigint) as preview`;
  await become(tx, 'owner');
  return row?.['preview'] as Previewed[] | null;
}

/** Undoes what the preview of the newest entry says can be undone. */
async function undoNewest(tx: Tx, by: Persona, table?: string) {
  const [entry] = (await feed(tx)).slice(-1);
  const seen = (await preview(tx, by, entry?.['id'])) ?? [];
  const changes = seen
    .filter(({ state }) => state === 'same')
    .map(({ id, seen: before, set: after }) => ({ id, seen: before, set: after }));
  const answer = await update(tx, by, changes, { ...(table && { table }), undo: true });
  return { states: Object.fromEntries(seen.map(({ id, state }) => [id, state])), ...answer };
}

const statuses = async (tx: Tx) =>
  Object.fromEntries(
    (await tx`select id, status from quote_requests`).map((row) => [row['id'], row['status']]),
  );

it('a colleague undoes a bulk change, and the feed says so in the entry of the change', () =>
  story(async (tx) => {
    await set(tx, 'admin', [submissionId, other], 'status', ['new', 'contacted']);
    expect(await feed(tx)).toMatchObject([
      { records: 2, undone: 0, undone_by: null, can_undo: true, actor_id: people.admin.id },
    ]);
    const { changed } = await undoNewest(tx, 'sales');
    expect(Object.keys(changed).toSorted()).toEqual([submissionId, other].toSorted());
    expect(await statuses(tx)).toEqual({ [submissionId]: 'new', [other]: 'new' });
    expect(await feed(tx)).toMatchObject([
      {
        actor_id: people.admin.id,
        to_status: 'contacted',
        records: 2,
        undone: 2,
        undone_by: people.sales.id,
        undone_by_email: people.sales.email,
        can_undo: false,
      },
    ]);
    expect(await tx`select from activity_log`).toHaveLength(4);
  }));

it('undo after somebody changed some of the records leaves those, and can be repeated for the rest', () =>
  story(async (tx) => {
    const third = await visitorSends(tx);
    await set(tx, 'admin', [submissionId, other, third], 'status', ['new', 'contacted']);
    const [bulk] = (await feed(tx)).slice(-1);
    // Changed back and forth is changed, too.
    await set(tx, 'sales', [other], 'status', ['contacted', 'completed']);
    await set(tx, 'sales', [other], 'status', ['completed', 'contacted']);
    await tx`delete from quote_requests where id = ${third}`;
    const states = async () =>
      (await preview(tx, 'admin', bulk?.['id']))?.map(({ id, state }) => [id, state]);
    expect(await states()).toEqual([
      [submissionId, 'same'],
      [other, 'changed'],
      [third, 'gone'],
    ]);
    const change = { id: other, seen: { status: 'new' }, set: { status: 'new' } };
    await update(
      tx,
      'admin',
      [{ id: submissionId, seen: { status: 'contacted' }, set: { status: 'new' } }, change],
      { undo: true },
    );
    expect(await statuses(tx)).toEqual({ [submissionId]: 'new', [other]: 'contacted' });
    expect(await states()).toEqual([
      [submissionId, 'undone'],
      [other, 'changed'],
      [third, 'gone'],
    ]);
    const entry = (await feed(tx)).find(({ id }) => id === bulk?.['id']);
    expect(entry).toMatchObject({ records: 3, undone: 1, can_undo: true });
  }));

it('undo of an assignment names the record whose former owner has left, and does the others', () =>
  story(async (tx) => {
    await tx`update admin_users set role = 'sales' where user_id = ${people.hr.id}`;
    await set(tx, 'admin', [submissionId], 'owner_id', [null, people.hr.id]);
    await set(tx, 'admin', [other], 'owner_id', [null, people.sales.id]);
    await update(tx, 'admin', [
      { id: submissionId, seen: { owner_id: people.hr.id }, set: { owner_id: people.admin.id } },
      { id: other, seen: { owner_id: people.sales.id }, set: { owner_id: people.admin.id } },
    ]);
    await tx`delete from admin_users where user_id = ${people.hr.id}`;
    const { changed, refused } = await undoNewest(tx, 'admin');
    expect(Object.keys(changed)).toEqual([other]);
    expect(refused).toEqual({ [submissionId]: expect.stringMatching(/^This owner has left/) });
    expect((await feed(tx)).at(-1)).toMatchObject({ records: 2, undone: 1, can_undo: true });
  }));

it.each([
  [
    'follow-up',
    { follow_up_on: null, follow_up_note: null },
    { follow_up_on: '2026-12-04', follow_up_note: 'call about the SLA' },
  ],
  [
    'outcome',
    { outcome: null, lost_reason: null, outcome_on: null, amount: null, currency: null },
    {
      outcome: 'won',
      lost_reason: null,
      outcome_on: '2026-11-28',
      amount: 1200.5,
      currency: 'USD',
    },
  ],
])('undo gives back the whole of a record’s %s, also what it was before', (_, seen, after) =>
  story(async (tx) => {
    await update(tx, 'admin', [{ id: other, seen, set: after }]);
    await update(tx, 'admin', [{ id: other, seen: after, set: seen }]);
    await undoNewest(tx, 'sales');
    const [record] =
      await tx`select to_jsonb(q) as stored from quote_requests as q where id = ${other}`;
    expect(record?.['stored']).toMatchObject(after);
    expect(await feed(tx)).toMatchObject([
      { undone: 0, can_undo: true },
      { undone: 1, can_undo: false },
    ]);
  }),
);

it('undo of a mark as spam gives back the reply that waited', () =>
  story(async (tx) => {
    const { id } = await applicant(tx);
    await send(tx, [replyTo(id, { status: 'rejected' })], randomUUID());
    await update(
      tx,
      'hr',
      [{ id, seen: { spam_suspected: false }, set: { spam_suspected: true } }],
      { table: applications.name },
    );
    expect(await sentReplies(tx)).toEqual([]);
    await undoNewest(tx, 'admin', applications.name);
    await tenMinutesLater(tx);
    expect(await sentReplies(tx)).toHaveLength(1);
  }));

it('staff undo the status of a posting, but not an edit', () =>
  story(async (tx) => {
    const [posting] = await tx`
      update job_postings set title = 'Lead', status = 'draft' where status = 'active' returning id
    `;
    const id = String(posting?.['id']);
    await update(tx, 'hr', [{ id, seen: { status: 'draft' }, set: { status: 'inactive' } }], {
      table: 'job_postings',
    });
    expect((await feed(tx)).map(({ can_undo }) => can_undo as boolean)).toEqual([false, true]);
    await undoNewest(tx, 'hr', 'job_postings');
    expect(await tx`select status from job_postings where id = ${id}`).toEqual([
      { status: 'draft' },
    ]);
  }));

it('rejects an undo by sales of an entry about applications, and shows nothing of it', () =>
  story(async (tx) => {
    const change = { id: submissionId, seen: { status: 'new' }, set: { status: 'interviewed' } };
    const table = applications.name;
    await tx`update career_applications set status = 'new'`;
    await update(tx, 'hr', [change], { table });
    const entry = (await feed(tx)).at(-1)?.['id'] as unknown;
    expect(await preview(tx, 'sales', entry)).toBeNull();
    await become(tx, 'sales');
    expect(await tx`select from activity_feed where id = ${String(entry)}`).toEqual([]);
    const back = JSON.stringify([{ id: submissionId, seen: change.set, set: change.seen }]);
    expect(
      await outcome(
        tx,
        (step) => step`select update_records(${table}, ${back}::text::jsonb, null, true, true)`,
      ),
    ).toBe('refused PT403');
  }));

it('an entry can be undone for 24 hours', () =>
  story(async (tx) => {
    await set(tx, 'admin', [other], 'status', ['new', 'contacted']);
    const canUndo = async () => {
      const [entry] = await feed(tx);
      return [entry?.['can_undo'], (await preview(tx, 'admin', entry?.['id'])) !== null];
    };
    await tx`update activity_log set created_at = now() - interval '24 hours' + interval '1 minute'`;
    expect(await canUndo()).toEqual([true, true]);
    await tx`update activity_log set created_at = now() - interval '24 hours'`;
    expect(await canUndo()).toEqual([false, false]);
  }));

it('what is called an undo and takes nothing back stays an entry of its own', () =>
  story(async (tx) => {
    await set(tx, 'admin', [other], 'status', ['new', 'contacted']);
    const change = { id: other, seen: { status: 'contacted' }, set: { status: 'completed' } };
    await update(tx, 'sales', [change], { undo: true });
    expect(await feed(tx)).toMatchObject([
      { to_status: 'contacted', undone: 0 },
      { to_status: 'completed', undone: 0, can_undo: true },
    ]);
  }));

it('a change that is made again after its undo is a new entry', () =>
  story(async (tx) => {
    await set(tx, 'admin', [other], 'status', ['new', 'contacted']);
    await undoNewest(tx, 'admin');
    await set(tx, 'sales', [other], 'status', ['new', 'contacted']);
    expect(await feed(tx)).toMatchObject([
      { actor_id: people.admin.id, undone: 1, can_undo: false },
      { actor_id: people.sales.id, undone: 0, can_undo: true },
    ]);
  }));
