import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { referenceOf } from '@/lib/reference';
import { sharedDatabase } from './database';
import { dumpRows, erase } from './erase';
import { addNote, quoteId } from './fixtures';
import { claim } from './mail';
import { apply, submit } from './submit';
import { applications, insertedTables, quotes, submissions } from './tables';
import { actAs, become, people, readValue, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

const person = "ada.o'brien+jobs@example.com";
const otherPerson = `x${person}`;

/** Two people send every form, and an admin notes something about each and sets its status. */
async function addSubmissions(tx: Tx) {
  for (const [email, typedEmail] of [
    [person, "Ada.O'Brien+jobs@EXAMPLE.com"],
    [otherPerson, otherPerson],
  ] as const) {
    await become(tx, 'anonymous');
    for (const { name, row } of insertedTables)
      await submit(tx, name, { ...row, email: typedEmail });
    await apply(tx, { ...applications.row, id: randomUUID(), email });

    await become(tx, 'admin');
    for (const { name } of submissions) {
      const recordId = await readValue<string>(
        tx`select id from ${tx(name)} where lower(email) = ${email}`,
      );
      await addNote(tx, name, recordId);
      await tx`update ${tx(name)} set status = 'new' where id = ${recordId}`;
    }
  }
  // Plans and claims their mails.
  await claim(tx);
}

it('erasure deletes a person’s submissions, files, notes and history alone', async ({ tx }) => {
  await addSubmissions(tx);
  const before = await dumpRows(tx);
  expect(before.toLowerCase().split(`"${person}"`).length).toBeGreaterThan(4);

  expect(await erase(tx, ` ${person.toUpperCase()} `, false)).toEqual({
    accounts: 0,
    activity_log: 8,
    career_applications: 1,
    contact_submissions: 1,
    mails: 8,
    messages: 0,
    news_subscriptions: 1,
    partnership_applications: 1,
    quote_requests: 1,
    record_files: 1,
    received: 0,
    reply: 0,
    note: 4,
  });
  const after = await dumpRows(tx);
  expect(after.toLowerCase()).not.toContain(`"${person}"`);
  expect(after.split(otherPerson).length).toBe(before.split(otherPerson).length);
  expect(await tx`select from messages`).toHaveLength(4);
  expect(await tx`select from record_files`).toHaveLength(1);
});

it('erasure only counts by default, and erases on request', async ({ tx }) => {
  await addSubmissions(tx);
  const before = await dumpRows(tx);
  const dryCounts = await erase(tx, person);
  expect(await erase(tx, person, true)).toEqual(dryCounts);
  await actAs(tx, 'admin', () => tx`select erase_person(${person}, null)`);
  expect(await dumpRows(tx)).toBe(before);
  expect(await erase(tx, person, false)).toEqual(dryCounts);
  const again = await erase(tx, person, false);
  expect(Object.values(again).filter((count) => count !== 0)).toEqual([]);
});

it("erasure logs who erased, without the person's data", async ({ tx }) => {
  await addSubmissions(tx);
  await erase(tx, person, false);
  const entries = await tx`select * from activity_log where action = 'erased' order by id`;
  const summary = '26 rows of one person';
  expect(entries.at(-1)).toMatchObject({
    actor_id: people.admin.id,
    actor_email: people.admin.email,
    table_name: 'everywhere',
    summary,
  });
  const records = entries.slice(0, -1);
  expect(records).toHaveLength(4);
  expect(records.map(({ summary: name }) => name as string)).toEqual(
    records.map(({ record_id: id }) => referenceOf(String(id))),
  );
  expect(await tx`select summary, records from activity_feed where action = 'erased'`).toEqual([
    { summary, records: 5 },
  ]);
  expect(JSON.stringify(entries).toLowerCase()).not.toContain(person);
});

it('erasure deletes an account, and its name from what it signed', async ({ stranger: tx }) => {
  const { id, email } = people.formerAdmin;
  for (const { name, row } of insertedTables) await submit(tx, name, row);
  await become(tx, 'formerAdmin');
  for (const { name, row } of insertedTables) await submit(tx, name, row);
  await become(tx, 'owner');
  const signature = { author_id: id, author_email: email };
  await addNote(tx, quotes.name, quoteId, { body: 'Mine.', ...signature });

  const erased = { accounts: 1, activity_log: 3, messages: 1 };
  expect(await erase(tx, email, false)).toMatchObject(erased);
  expect(await tx`select author_id, author_email, body from messages`).toEqual([
    { author_id: null, author_email: null, body: 'Mine.' },
  ]);
  const text = await dumpRows(tx);
  expect(text).not.toContain(email);
  expect(text).not.toContain(id);
  expect(text).toContain(people.stranger.email);
});

it('erasure redacts the address in log entries about others, but not in notes', async ({ tx }) => {
  const body = `Not ${otherPerson}, but ${person.toUpperCase()}`;
  await addNote(tx, quotes.name, quoteId, { body });
  await tx`update activity_log set summary = ${`${person}; see ${person}.uk`}, before = jsonb_build_object('note', ${person}::text), after = '{}'
    where table_name = 'quote_requests'`;
  expect(await erase(tx, person, false)).toMatchObject({ note: 0, activity_log: 1 });
  expect(await tx`select body from messages`).toEqual([{ body }]);
  expect(
    await tx`select summary, before from activity_log where table_name = 'quote_requests'`,
  ).toEqual([{ summary: `[erased]; see ${person}.uk`, before: { note: '[erased]' } }]);
});

it('erasure accepts a single address and no pattern', async ({ admin: tx }) => {
  for (const email of ['', '%', '@', 'ada', 'a b@example.com', null]) {
    const outcome = await tryStep(tx, (step) => step`select erase_person(${email}, false)`);
    expect(outcome, `address ${email}`).toBe('refused PT400');
  }
  await become(tx, 'owner');
  const before = await dumpRows(tx);
  await erase(tx, '%@example.%');
  await erase(tx, '.*@example.com', false);
  await tx`delete from activity_log where action = 'erased'`;
  await tx`delete from private.withdrawn_submissions`;
  expect(await dumpRows(tx)).toBe(before);
});
