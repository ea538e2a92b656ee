// What Set up reads from the database, and the removal of the demo's samples.
import { expect } from 'vitest';
import { allFacts } from '@/features/admin/setup/facts';
import { seed } from '../support/test-database';
import { sharedDatabase } from './database';
import { dumpRows } from './erase';
import { addConfirmed, sendAll } from './mail';
import { addressOf, mailTo, receive } from './received';
import { queueReply } from './reply';
import { postings, submissions } from './tables';
import { actAs, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

it('the seed fills every list once and keeps a developer’s changes', async ({ tx }) => {
  const recordTables = [...submissions, postings].map(({ name }) => name);
  const otherTables = ['admin_users', 'activity_log', 'record_files', 'auth.users'];
  const countRows = async () => {
    const counts: Record<string, number> = {};
    for (const name of [...recordTables, ...otherTables])
      counts[name] = (await tx`select from ${tx(name)}`).length;
    return counts;
  };
  await tx.unsafe(seed.sql);
  await tx`update job_postings set title = 'Mine'`;
  const countsBefore = await countRows();
  expect(Object.values(countsBefore)).not.toContain(0);
  await tx.unsafe(seed.sql);
  expect(await countRows()).toEqual(countsBefore);
  expect(await tx`select from job_postings where title <> 'Mine'`).toHaveLength(0);
});

/** Of every record that the seed adds. */
const sampleId = /"5eed[^"]*-4000-8000-/;

const readSetup = async (tx: Tx) =>
  (await actAs(tx, 'admin', () => tx`select * from read_setup()`))[0];

it('an administrator removes the samples with their history, and nothing else', async ({ tx }) => {
  const { id } = await addConfirmed(tx);
  const recordBefore = await tx`select * from private.records where id = ${id}`;
  await tx.unsafe(seed.sql);
  const { samples } = (await readSetup(tx)) as { samples: number };
  expect(samples).toBeGreaterThan(40);
  expect(await actAs(tx, 'admin', () => readValue(tx`select remove_samples()`))).toBe(samples);
  expect(await readSetup(tx)).toMatchObject({ samples: 0 });
  expect((await dumpRows(tx)).split('\n').filter((row) => sampleId.test(row))).toEqual([]);
  expect(await tx`select * from private.records where id = ${id}`).toEqual(recordBefore);
  const [entry] = await tx`select * from activity_log where action = 'erased'`;
  expect(entry).toMatchObject({ summary: `${samples} samples`, actor_email: people.admin.email });
});

it('an administrator’s own request proves mail both ways, step by step', async ({ tx }) => {
  await tx`update private.mailer set reply_domain = 'reply.example.com'`;
  await addConfirmed(tx);
  const readSteps = async () => {
    const setup = await readSetup(tx);
    return ['tried', 'replied', 'received'].map((step) => setup?.[step] as boolean);
  };
  expect(await readSteps()).toEqual([false, false, false]);
  const { id } = await addConfirmed(tx, { email: people.admin.email });
  expect(await readSteps()).toEqual([true, false, false]);
  await queueReply(tx, 'quote_requests', id, {});
  expect(await readSteps()).toEqual([true, false, false]);
  await sendAll(tx);
  expect(await readSteps()).toEqual([true, true, false]);
  const from = { name: '', address: people.admin.email };
  await receive(tx, mailTo([await addressOf(tx, id)], { from }));
  expect(await readSteps()).toEqual([true, true, true]);
});

it('every fact of Set up has the parts that the database wants', async ({ tx }) => {
  for (const { key, shape } of allFacts) {
    expect(await readValue(tx`select private.fact_shape(${key})`), `shape of ${key}`).toEqual(
      shape,
    );
  }
});
