import { expect } from 'vitest';
import { retentionMonths } from '@/content/facts/retention';
import { sharedDatabase } from './database';
import { addNote } from './fixtures';
import { claim, submitForm } from './mail';
import { addReply, sendReplies, stateOf } from './reply';
import { submit } from './submit';
import { submissions } from './tables';
import { actAs, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const agedTables = [...submissions.map(({ name }) => name), 'activity_log'];

/** Deletes what has expired; returns the number of rows by place. */
async function purge(tx: Tx) {
  const rows = await tx<{ place: string; rows: number }[]>`
    select place, sum(rows)::int as rows from private.purge_expired() group by place`;
  return Object.fromEntries(rows.map(({ place, rows: count }) => [place, count]));
}

/** Ages the records, the log and the counted submissions by the interval. */
async function ageAll(tx: Tx, interval: string) {
  for (const name of agedTables) {
    await tx`update ${tx(name)} set created_at = created_at - ${interval}::interval`;
  }
  await tx`update private.recent_submissions set received_at = received_at - ${interval}::interval`;
}

/** A visitor sends each kind, the application with a file. */
const submitAll = (tx: Tx) =>
  actAs(tx, 'anonymous', async () => {
    for (const { name, row } of submissions) {
      await submit(tx, name, { ...row, id: crypto.randomUUID() });
    }
  });

const countRows = async (tx: Tx) =>
  Object.fromEntries(
    await Promise.all(
      agedTables.map(async (name) => [name, (await tx`select from ${tx(name)}`).length] as const),
    ),
  );

it('retention periods match the privacy policy', async ({ tx }) => {
  const periods = await tx`
    select table_name, extract(year from period) * 12 + extract(month from period) as months
    from private.retention_periods
  `;
  const months = periods.map((row) => [row['table_name'], Number(row['months'])]);
  expect(Object.fromEntries(months)).toEqual(retentionMonths);
});

it('purging deletes mails after three months, sent or unsent', async ({ tx }) => {
  await submitForm(tx);
  await claim(tx);
  await tx`update mails set created_at = created_at - interval '3 months 1 minute'`;
  await submitForm(tx);
  await claim(tx);
  expect(await purge(tx)).toMatchObject({ mails: 2 });
  expect(await tx`select from mails`).toHaveLength(2);
});

it('purging keeps what became of a reply as long as the reply', async ({ tx }) => {
  const { id, reply } = await addReply(tx);
  await sendReplies(tx);
  await tx`update mails set created_at = created_at - interval '3 months 1 minute'`;
  await purge(tx);
  expect(await stateOf(tx, reply)).toEqual({ state: 'sent', reason: null });
  await tx`delete from private.records where id = ${id}`;
  expect(await tx`select from mails where kind = 'reply'`).toEqual([]);
});

it('purging deletes applications after a year and other submissions after two', async ({ tx }) => {
  await submitAll(tx);
  const id = await readValue<string>(tx`select id from career_applications limit 1`);
  await addNote(tx, 'career_applications', id);
  await ageAll(tx, '12 months 1 minute');
  await submitAll(tx);

  expect(await purge(tx)).toEqual({
    activity_log: 2,
    bounced_addresses: 0,
    invitations: 0,
    raw_mails: 0,
    record_files: 1,
    career_applications: 2,
    contact_submissions: 0,
    client_errors: 0,
    mails: 0,
    partnership_applications: 0,
    quote_requests: 0,
    recent_submissions: 0,
    note: 1,
    received: 0,
    reply: 0,
    withdrawn_submissions: 0,
  });
  expect(await countRows(tx)).toMatchObject({ career_applications: 1, quote_requests: 3 });

  await ageAll(tx, '12 months 1 minute');
  const expiredEntries = await tx`
    select from activity_log where created_at < now() - interval '24 months'`;
  expect(await purge(tx)).toMatchObject({
    activity_log: expiredEntries.length + 1,
    contact_submissions: 2,
    career_applications: 1,
    partnership_applications: 2,
    quote_requests: 2,
    note: 0,
  });
  expect(await countRows(tx)).toMatchObject({ career_applications: 0, quote_requests: 1 });
});

it('what cannot be deleted delays nothing else, and is a sign of health', async ({ tx }) => {
  await submitAll(tx);
  const [stuckApplication] = await tx`select id from career_applications order by id limit 1`;
  await tx.unsafe(`
    create function pg_temp.stop() returns trigger language plpgsql as $$ begin raise 'stuck'; end; $$;
    create trigger stop before delete on private.records for each row
      when (old.id = '${String(stuckApplication?.['id'])}') execute function pg_temp.stop();
  `);
  await ageAll(tx, '24 months 3 days');
  await submitAll(tx);
  expect(await purge(tx)).toMatchObject({ career_applications: 1, quote_requests: 2 });
  expect(await countRows(tx)).toMatchObject({ career_applications: 2, quote_requests: 1 });
  const retentionSign = () =>
    actAs(tx, 'admin', () => tx`select is_bad from read_health() where name = 'retention'`);
  expect(await retentionSign()).toEqual([{ is_bad: true }]);
  await tx.unsafe('drop trigger stop on private.records');
  expect(await purge(tx)).toMatchObject({ career_applications: 1 });
  expect(await retentionSign()).toEqual([{ is_bad: false }]);
});
