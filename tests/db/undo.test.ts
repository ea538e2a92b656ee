import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { visitorSends } from './mail';
import { acting, giveRole, people, type Persona, type Tx } from './personas';
import { applicant, replyTo, send, sentReplies, tenMinutesLater } from './reply';
import { applications, quotes } from './tables';
import { update, type Change } from './update';

const { it } = freshDatabase('explicit');
const other = 'bbbbbbbb-0000-4000-8000-000000000002';

interface Previewed extends Change {
  summary: string;
  state: string;
}

/** Somebody for sales, and two quote requests that are new. */
beforeEach<{ tx: Tx }>(async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  await tx`insert into quote_requests ${tx({ ...quotes.row, id: other })}`;
  await tx`update quote_requests set status = 'new'`;
  await tx`delete from activity_log`;
});

/** Sets the same values of records as a persona. */
const set = (
  tx: Tx,
  by: Persona,
  ids: string[],
  [seen, after]: readonly [object, object],
  { table = quotes.name, undo = false } = {},
) => {
  const options = { table, batch: ids.length > 1 ? randomUUID() : '', anyway: true, undo };
  return update(
    tx,
    by,
    ids.map((id) => ({ id, seen, set: after })),
    options,
  );
};
const contacted = [{ status: 'new' }, { status: 'contacted' }] as const;

const feed = (tx: Tx) => tx`select * from activity_feed order by id`;

async function preview(tx: Tx, by: Persona, entry: unknown) {
  const call = () => tx`select preview_undo(${String(entry)}::bigint) as preview`;
  const [row] = await acting(tx, by, call);
  return row?.['preview'] as Previewed[] | null;
}

/** Undoes what the preview of the newest entry says can be undone. */
async function undoNewest(tx: Tx, by: Persona, table = quotes.name) {
  const [entry] = (await feed(tx)).slice(-1);
  const seen = (await preview(tx, by, entry?.['id'])) ?? [];
  const changes = seen.filter(({ state }) => state === 'same');
  const batch = changes.length > 1 ? randomUUID() : '';
  return update(tx, by, changes, { table, batch, anyway: true, undo: true });
}

const statuses = async (tx: Tx) =>
  Object.fromEntries(
    (await tx`select id, status from quote_requests`).map((row) => [row['id'], row['status']]),
  );

it('a colleague undoes a bulk change, and its entry in the feed says so', async ({ tx }) => {
  await set(tx, 'admin', [submissionId, other], contacted);
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
});

it('undo leaves records that were changed since, and can be repeated', async ({ tx }) => {
  const third = await visitorSends(tx);
  await set(tx, 'admin', [submissionId, other, third], contacted);
  const [bulk] = (await feed(tx)).slice(-1);
  // Changed back and forth is changed, too.
  await set(tx, 'sales', [other], [{ status: 'contacted' }, { status: 'completed' }]);
  await set(tx, 'sales', [other], [{ status: 'completed' }, { status: 'contacted' }]);
  await tx`delete from quote_requests where id = ${third}`;
  const states = async () =>
    (await preview(tx, 'admin', bulk?.['id']))?.map(({ id, state }) => [id, state]);
  expect(await states()).toEqual([
    [submissionId, 'same'],
    [other, 'changed'],
    [third, 'gone'],
  ]);
  const undo = { undo: true };
  await set(tx, 'admin', [submissionId], [{ status: 'contacted' }, { status: 'new' }], undo);
  await set(tx, 'admin', [other], [{ status: 'new' }, { status: 'new' }], undo);
  expect(await statuses(tx)).toEqual({ [submissionId]: 'new', [other]: 'contacted' });
  expect(await states()).toEqual([
    [submissionId, 'undone'],
    [other, 'changed'],
    [third, 'gone'],
  ]);
  const entry = (await feed(tx)).find(({ id }) => id === bulk?.['id']);
  expect(entry).toMatchObject({ records: 3, undone: 1, can_undo: true });
});

it('undo of an assignment names the record whose former owner has left', async ({ tx }) => {
  await tx`update admin_users set role = 'sales' where user_id = ${people.hr.id}`;
  await set(tx, 'admin', [submissionId], [{ owner_id: null }, { owner_id: people.hr.id }]);
  await set(tx, 'admin', [other], [{ owner_id: null }, { owner_id: people.sales.id }]);
  const changes = [
    { id: submissionId, seen: { owner_id: people.hr.id }, set: { owner_id: people.admin.id } },
    { id: other, seen: { owner_id: people.sales.id }, set: { owner_id: people.admin.id } },
  ];
  await update(tx, 'admin', changes, { batch: randomUUID() });
  await tx`delete from admin_users where user_id = ${people.hr.id}`;
  const { changed, refused } = await undoNewest(tx, 'admin');
  expect(Object.keys(changed)).toEqual([other]);
  expect(refused).toEqual({ [submissionId]: expect.stringMatching(/^This owner has left/) });
  expect((await feed(tx)).at(-1)).toMatchObject({ records: 2, undone: 1, can_undo: true });
});

it.for([
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
] as const)(
  'undo gives back the whole of a record’s %s, also what it was before',
  async ([, seen, after], { tx }) => {
    await set(tx, 'admin', [other], [seen, after]);
    await set(tx, 'admin', [other], [after, seen]);
    await undoNewest(tx, 'sales');
    const [record] =
      await tx`select to_jsonb(q) as stored from quote_requests as q where id = ${other}`;
    expect(record?.['stored']).toMatchObject(after);
    expect(await feed(tx)).toMatchObject([
      { undone: 0, can_undo: true },
      { undone: 1, can_undo: false },
    ]);
  },
);

it('undo of a mark as spam gives back the reply that waited', async ({ tx }) => {
  const { id } = await applicant(tx);
  await send(tx, [replyTo(id, { status: 'rejected' })], randomUUID());
  const marked = [{ spam_suspected: false }, { spam_suspected: true }] as const;
  await set(tx, 'hr', [id], marked, { table: applications.name });
  expect(await sentReplies(tx)).toEqual([]);
  await undoNewest(tx, 'admin', applications.name);
  await tenMinutesLater(tx);
  expect(await sentReplies(tx)).toHaveLength(1);
});

it('staff undo the status of a posting, but not an edit', async ({ tx }) => {
  const [posting] = await tx`
    update job_postings set title = 'Lead', status = 'draft' where status = 'active' returning id
  `;
  const id = String(posting?.['id']);
  const closed = [{ status: 'draft' }, { status: 'inactive' }] as const;
  await set(tx, 'hr', [id], closed, { table: 'job_postings' });
  expect((await feed(tx)).map(({ can_undo }) => can_undo as boolean)).toEqual([false, true]);
  await undoNewest(tx, 'hr', 'job_postings');
  expect(await tx`select status from job_postings where id = ${id}`).toEqual([{ status: 'draft' }]);
});

it('sales see nothing to undo of an entry about applications', async ({ tx }) => {
  await tx`update career_applications set status = 'new'`;
  const interviewed = [{ status: 'new' }, { status: 'interviewed' }] as const;
  await set(tx, 'hr', [submissionId], interviewed, { table: applications.name });
  const entry = (await feed(tx)).at(-1)?.['id'] as unknown;
  expect(await preview(tx, 'hr', entry)).toHaveLength(1);
  expect(await preview(tx, 'sales', entry)).toBeNull();
});

it('an entry can be undone for 24 hours', async ({ tx }) => {
  await set(tx, 'admin', [other], contacted);
  const canUndo = async () => {
    const [entry] = await feed(tx);
    return [entry?.['can_undo'], (await preview(tx, 'admin', entry?.['id'])) !== null];
  };
  await tx`update activity_log set created_at = now() - interval '24 hours' + interval '1 minute'`;
  expect(await canUndo()).toEqual([true, true]);
  await tx`update activity_log set created_at = now() - interval '24 hours'`;
  expect(await canUndo()).toEqual([false, false]);
});

it('a change marked as an undo that takes nothing back stays a separate entry', async ({ tx }) => {
  await set(tx, 'admin', [other], contacted);
  const completed = [{ status: 'contacted' }, { status: 'completed' }] as const;
  await set(tx, 'sales', [other], completed, { undo: true });
  expect(await feed(tx)).toMatchObject([
    { to_status: 'contacted', undone: 0 },
    { to_status: 'completed', undone: 0, can_undo: true },
  ]);
});

it('a change that is made again after its undo is a new entry', async ({ tx }) => {
  await set(tx, 'admin', [other], contacted);
  await undoNewest(tx, 'admin');
  await set(tx, 'sales', [other], contacted);
  expect(await feed(tx)).toMatchObject([
    { actor_id: people.admin.id, undone: 1, can_undo: false },
    { actor_id: people.sales.id, undone: 0, can_undo: true },
  ]);
});
