import { describe, expect } from 'vitest';
import { by, newEntries } from './activity';
import { freshDatabase } from './database';
import { submissionId } from './fixtures';
import { as, become, giveRole, people, type Tx } from './personas';
import { submissions } from './tables';

const database = freshDatabase('explicit');
const { it } = database;
let days = 0;
const nextDay = () => `2026-12-0${(days += 1)}`;

describe('update_records', () => {
  const table = 'quote_requests';
  const batch = crypto.randomUUID();
  const other = crypto.randomUUID();
  const record = { ...by('admin'), table_name: table };

  async function set(tx: Tx, changes: { id: string; seen: string; status: string }[], of?: string) {
    await become(tx, 'admin');
    const sent = changes.map(({ id, seen, status }) => ({
      id,
      seen: { status: seen },
      set: { status },
    }));
    const [row] = await tx`
      select public.update_records(${table}, ${tx.json(sent)}::jsonb, ${of ?? null}) as result
    `;
    return (row?.['result'] as { changed: unknown } | undefined)?.changed;
  }

  /** Adds a second record beside the one of the fixtures; both are new. */
  async function withTwo(fn: (tx: Tx) => Promise<void>) {
    await as(database.sql, 'owner', async (tx) => {
      const row = submissions.find(({ name }) => name === table)?.row;
      await tx`insert into quote_requests ${tx({ ...row, id: other })}`;
      await tx`update quote_requests set status = 'new'`;
      await tx`delete from activity_log`;
      await fn(tx);
    });
  }

  it('logs a bulk change of several calls as one entry of the feed, with its changes behind it', () =>
    withTwo(async (tx) => {
      const change = { seen: 'new', status: 'completed' };
      expect(await set(tx, [{ ...change, id: submissionId }], batch)).toEqual({
        [submissionId]: { status: 'new' },
      });
      await set(tx, [{ ...change, id: other }], batch);
      await become(tx, 'owner');
      const moved = { from_status: 'new', to_status: 'completed' };
      expect(
        await tx`
          select
            actor_id, actor_email, action, table_name, record_id, summary, from_status, to_status, records
          from activity_feed
        `,
      ).toMatchObject([{ ...record, ...moved, action: 'status_changed', records: 2 }]);
      const behind = await tx`
        select action, record_id from activity_log
        where batch = (select batch from activity_feed)
      `;
      expect(behind.map(({ record_id }) => record_id).toSorted()).toEqual(
        [submissionId, other].toSorted(),
      );
      expect(behind.every(({ action }) => action === 'status_changed')).toBe(true);
    }));

  it('changes a record only from the status that was seen, and logs no other', () =>
    withTwo(async (tx) => {
      const changed = await set(
        tx,
        [
          { id: submissionId, seen: 'contacted', status: 'completed' },
          { id: other, seen: 'contacted', status: 'completed' },
          { id: other, seen: 'new', status: 'completed' },
        ],
        batch,
      );
      expect(changed).toEqual({ [other]: { status: 'new' } });
      await become(tx, 'owner');
      expect(await tx`select status from quote_requests where id = ${submissionId}`).toEqual([
        { status: 'new' },
      ]);
      expect(await tx`select records from activity_feed`).toEqual([{ records: 1 }]);
      await set(tx, [{ id: other, seen: 'new', status: 'contacted' }], crypto.randomUUID());
      expect(await newEntries(tx)).toHaveLength(1);
    }));

  it('logs a single change as before, also after a bulk change', () =>
    withTwo(async (tx) => {
      await set(tx, [{ id: other, seen: 'new', status: 'completed' }], batch);
      await set(tx, [{ id: other, seen: 'completed', status: 'new' }]);
      await become(tx, 'owner');
      expect(await tx`select records, to_status from activity_feed order by id`).toEqual([
        { records: 1, to_status: 'completed' },
        { records: null, to_status: 'new' },
      ]);
    }));

  it('names no single status where records went back to different ones', () =>
    withTwo(async (tx) => {
      await tx`update quote_requests set status = 'completed'`;
      const changes = [
        { id: submissionId, seen: 'completed', status: 'new' },
        { id: other, seen: 'completed', status: 'contacted' },
      ];
      await set(tx, changes, batch);
      await become(tx, 'owner');
      expect(await tx`select from_status, to_status from activity_feed where records = 2`).toEqual([
        { from_status: 'completed', to_status: null },
      ]);
    }));

  it('a batch named like an entry, or like a colleague’s batch, touches neither', () =>
    withTwo(async (tx) => {
      await giveRole(tx, 'sales', 'sales');
      const change = { seen: 'new', status: 'contacted' };
      await set(tx, [{ ...change, id: submissionId }], batch);
      await become(tx, 'sales');
      await tx`select public.log_export('quote_requests', 1, '')`;
      const earlier = await tx`select id, record_id, batch from activity_log order by id`;
      const named = earlier.flatMap(({ record_id, batch: own }) => [record_id, own]);
      for (const id of [...named, batch].filter(Boolean)) {
        const sent = [{ id: other, seen: {}, set: { follow_up_on: nextDay() } }];
        await tx`select public.update_records(${table}, ${tx.json(sent)}::jsonb, ${String(id)})`;
      }
      await become(tx, 'owner');
      const later = await tx`select id, record_id, batch from activity_log order by id`;
      expect(later.slice(0, earlier.length)).toEqual(earlier);
      expect(later.length).toBe(earlier.length + 4);
      expect(
        await tx`select actor_email, records from activity_feed where action = 'status_changed'`,
      ).toEqual([{ actor_email: people.admin.email, records: 1 }]);
    }));

  it.for([
    ['another table', 'mails', 'status'],
    ['a column that the sender wrote', table, 'email'],
    ['an owner of a posting', 'job_postings', 'owner_id'],
  ] as const)('refuses %s', async ([, name, column], { admin: tx }) => {
    const changes = tx.json([{ id: submissionId, seen: {}, set: { [column]: null } }]);
    await expect(
      tx`select public.update_records(${name}, ${changes}::jsonb)`,
    ).rejects.toMatchObject({ code: 'PT400' });
  });

  it('one record that cannot be changed stops only itself, and is named with the reason', () =>
    withTwo(async (tx) => {
      await become(tx, 'admin');
      const owners = [
        [submissionId, people.stranger.id],
        [other, people.admin.id],
      ];
      const changes = owners.map(([id, owner_id]) => ({ id, seen: {}, set: { owner_id } }));
      const [row] = await tx`
        select public.update_records(${table}, ${tx.json(changes)}::jsonb, ${batch}) as result
      `;
      expect(row?.['result']).toMatchObject({
        changed: { [other]: {} },
        refused: { [submissionId]: expect.stringMatching(/^This owner has left/) },
      });
      await become(tx, 'owner');
      expect(await tx`select id from quote_requests where owner_id is not null`).toEqual([
        { id: other },
      ]);
    }));

  it('changes and logs an owner and a follow-up day, and takes them back', () =>
    withTwo(async (tx) => {
      const seen = { owner_id: null, follow_up_on: null };
      const given = { owner_id: people.admin.id, follow_up_on: '2026-12-04' };
      await become(tx, 'admin');
      for (const [before, after] of [
        [seen, given],
        [given, seen],
      ]) {
        const changes = tx.json([{ id: other, seen: before, set: after }]);
        const [row] = await tx`
          select public.update_records(${table}, ${changes}::jsonb) as result
        `;
        expect(row?.['result']).toMatchObject({ changed: { [other]: before } });
      }
      const logged = await newEntries(tx);
      expect(
        logged.map(({ action, from_status, to_status }) => [action, from_status, to_status]),
      ).toEqual([
        ['assigned', 'none', people.admin.id],
        ['follow_up_set', 'none', '2026-12-04'],
        ['assigned', people.admin.id, 'none'],
        ['follow_up_set', '2026-12-04', 'none'],
      ]);
    }));
});
