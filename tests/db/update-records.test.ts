import { beforeEach, expect } from 'vitest';
import { by, newEntries } from './activity';
import { sharedDatabase } from './database';
import { submissionId } from './fixtures';
import { become, giveRole, people, type Tx } from './personas';
import { quotes } from './tables';
import { update } from './update';

const { it } = sharedDatabase('explicit');
const batch = crypto.randomUUID();
const other = crypto.randomUUID();
let days = 0;
const nextDay = () => `2026-12-0${(days += 1)}`;

/** Changes statuses as the admin. */
async function set(tx: Tx, changes: [id: string, seen: string, status: string][], of = '') {
  const sent = changes.map(([id, seen, status]) => ({
    id,
    seen: { status: seen },
    set: { status },
  }));
  return (await update(tx, 'admin', sent, { batch: of })).changed;
}

/** A second record beside the one of the fixtures; both are new. */
beforeEach<{ tx: Tx }>(async ({ tx }) => {
  await tx`insert into quote_requests ${tx({ ...quotes.row, id: other })}`;
  await tx`update quote_requests set status = 'new'`;
  await tx`delete from activity_log`;
});

it('logs a bulk change of several calls as one entry of the feed', async ({ tx }) => {
  const moved = { from_status: 'new', to_status: 'completed' };
  expect(await set(tx, [[submissionId, 'new', 'completed']], batch)).toEqual({
    [submissionId]: { status: 'new' },
  });
  await set(tx, [[other, 'new', 'completed']], batch);
  expect(
    await tx`
      select
        actor_id, actor_email, action, table_name, record_id, summary, from_status, to_status, records
      from activity_feed
    `,
  ).toMatchObject([
    { ...by('admin'), table_name: quotes.name, ...moved, action: 'status_changed', records: 2 },
  ]);
  const behind = await tx`
    select action, record_id from activity_log
    where batch = (select batch from activity_feed)
  `;
  expect(behind.map(({ record_id }) => record_id).toSorted()).toEqual(
    [submissionId, other].toSorted(),
  );
  expect(behind.every(({ action }) => action === 'status_changed')).toBe(true);
});

it('changes a record only from the status that was seen, and logs no other', async ({ tx }) => {
  const changed = await set(
    tx,
    [
      [submissionId, 'contacted', 'completed'],
      [other, 'contacted', 'completed'],
      [other, 'new', 'completed'],
    ],
    batch,
  );
  expect(changed).toEqual({ [other]: { status: 'new' } });
  expect(await tx`select status from quote_requests where id = ${submissionId}`).toEqual([
    { status: 'new' },
  ]);
  expect(await tx`select records from activity_feed`).toEqual([{ records: 1 }]);
  await set(tx, [[other, 'new', 'contacted']], crypto.randomUUID());
  expect(await newEntries(tx)).toHaveLength(1);
});

it('a batch named like an entry or a colleague’s batch touches neither', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await set(tx, [[submissionId, 'new', 'contacted']], batch);
  await become(tx, 'sales');
  await tx`select public.log_export('quote_requests', 1, '')`;
  const earlier = await tx`select id, record_id, batch from activity_log order by id`;
  const named = earlier.flatMap(({ record_id, batch: own }) => [record_id, own]);
  for (const id of [...named, batch].filter(Boolean)) {
    const sent = [{ id: other, seen: {}, set: { follow_up_on: nextDay() } }];
    await update(tx, 'sales', sent, { batch: String(id) });
  }
  const later = await tx`select id, record_id, batch from activity_log order by id`;
  expect(later.slice(0, earlier.length)).toEqual(earlier);
  expect(later.length).toBe(earlier.length + 4);
  expect(
    await tx`select actor_email, records from activity_feed where action = 'status_changed'`,
  ).toEqual([{ actor_email: people.admin.email, records: 1 }]);
});

it.for([
  ['another table', 'mails', 'status'],
  ['a column that the sender wrote', quotes.name, 'email'],
  ['an owner of a posting', 'job_postings', 'owner_id'],
  ['spam among postings', 'job_postings', 'spam_suspected'],
] as const)('refuses %s', async ([, table, column], { tx }) => {
  const changes = [{ id: submissionId, seen: {}, set: { [column]: null } }];
  await expect(update(tx, 'admin', changes, { table })).rejects.toMatchObject({ code: 'PT400' });
});

it('names a record that cannot be changed with the reason, and changes others', async ({ tx }) => {
  const owners = [
    [submissionId, people.stranger.id],
    [other, people.admin.id],
  ] as const;
  const changes = owners.map(([id, owner_id]) => ({ id, seen: {}, set: { owner_id } }));
  expect(await update(tx, 'admin', changes, { batch })).toMatchObject({
    changed: { [other]: {} },
    refused: { [submissionId]: expect.stringMatching(/^This owner has left/) },
  });
  expect(await tx`select id from quote_requests where owner_id is not null`).toEqual([
    { id: other },
  ]);
});
