import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { addNote, daysAgo } from './fixtures';
import { sendAll, submitForm } from './mail';
import { addressOf, mailTo, receive } from './received';
import { queueReply, stopBatch } from './reply';
import { applications, contacts, partnerships, quotes } from './tables';
import { actAs, giveRole, type Persona, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');
const find = async (tx: Tx, search: string, persona: Persona = 'admin') => {
  const entries = tx<Record<string, string>[]>`select * from search_entries(${search})`;
  return [...(await actAs(tx, persona, () => entries))];
};

/** Replies as an admin, and sends what is due; returns the reply's id. */
async function sendReply(tx: Tx, recordId: string, body: string) {
  const { id } = await queueReply(tx, quotes.name, recordId, { body, known: 9 });
  await sendAll(tx);
  return id;
}

it('an admin finds by a word what was noted, replied and answered', async ({ tx }) => {
  const id = await submitForm(tx, { contact_name: 'Ada Obi', company_name: 'Volta Mobile' });
  await sendAll(tx);
  const promise = 'Called. We promised a Pilot in Côte d’Ivoire.';
  await addNote(tx, quotes.name, id, { body: promise, created_at: daysAgo(14) });
  await sendReply(tx, id, 'Dear Ada,\n\nthe pilot starts on Monday.');
  await receive(
    tx,
    mailTo([await addressOf(tx, id)], { subject: 'Pilot', newText: 'Not on Monday.' }),
  );
  const rows = await find(tx, 'PILOT');
  const [answer, reply, note] = rows;
  expect([rows.length, answer?.['kind'], reply?.['kind']]).toEqual([3, 'received', 'reply']);
  expect(note).toMatchObject({
    kind: 'note',
    table_name: quotes.name,
    record_id: id,
    excerpt: promise,
    person: 'Ada Obi',
    company: 'Volta Mobile',
    spam_suspected: false,
  });
  expect(reply?.['excerpt']).toContain('the pilot starts');
  expect(await find(tx, 'pilot monday')).toHaveLength(2);
  expect(await find(tx, "cote d'ivoire")).toHaveLength(1);
  expect(await find(tx, 'pilot nowhere')).toEqual([]);
  // what an answer quotes was found where it was written
  expect(await find(tx, 'shall we')).toEqual([]);
});

const maxExcerptLength = 4000;

it('an excerpt holds the first word found, however long the text is', async ({ tx }) => {
  const id = await submitForm(tx);
  await addNote(tx, quotes.name, id, { body: `${'d’été '.repeat(800)}a pilot` });
  await sendAll(tx);
  const newText = `${'More d’été. '.repeat(2000)}A fleet.${' And so on.'.repeat(2000)}`;
  await receive(tx, mailTo([await addressOf(tx, id)], { newText }));
  for (const word of ['pilot', 'fleet', '*fleet']) {
    const [entry] = await find(tx, word);
    expect(entry?.['excerpt']?.length).toBeLessThanOrEqual(maxExcerptLength);
  }
  expect((await find(tx, 'pilot'))[0]?.['excerpt']).toMatch(/a pilot$/);
  expect((await find(tx, 'fleet'))[0]?.['excerpt']).toMatch(/d’été\. A fleet\. And so on/);
});

it.for([
  ['100% of it', ['%', '100%'], ['10_%', '%%']],
  ['The \'SLA\' of "Volta"', ["'SLA'", '"volta"', "s'la"], ["'; drop table staff_notes; --"]],
  ['back\\slash_', ['\\', '_', 'k\\s'], ['\\\\', '__']],
  ['Xylophones', ['x'], ['y', "'", '"', ' ', '']],
] as const)('%s is found by %j, and not by %j', async ([body, hits, misses], { tx }) => {
  await addNote(tx, quotes.name, await submitForm(tx), { body });
  for (const search of hits) {
    expect({ search, found: await find(tx, search) }).toMatchObject({
      search,
      found: [{ excerpt: body }],
    });
  }
  for (const search of misses) {
    expect({ search, found: await find(tx, search) }).toEqual({ search, found: [] });
  }
});

it('a reply is found once it was sent, and a stopped one never', async ({ tx }) => {
  const id = await submitForm(tx);
  await sendAll(tx);
  await tx`update private.mail_settings set reply_wait = default`;
  const waitingId = await sendReply(tx, id, 'A pilot.');
  expect(await find(tx, 'pilot')).toEqual([]);
  await stopBatch(tx, waitingId);
  expect(await find(tx, 'pilot')).toEqual([]);
  await tx`update private.mail_settings set reply_wait = '0'`;
  await sendReply(tx, id, 'The pilot.');
  expect(await find(tx, 'pilot')).toMatchObject([{ kind: 'reply' }]);
});

it('sales and hr find what was written about the records of their kinds', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  const names = [contacts, quotes, applications, partnerships].map(({ name }) => name);
  for (const name of names) {
    await addNote(tx, name, await submitForm(tx, {}, name), { body: 'A pilot.' });
  }
  const foundTables = async (persona: Persona) =>
    (await find(tx, 'pilot', persona)).map((row) => row['table_name']).toSorted();
  expect(await foundTables('admin')).toEqual(names.toSorted());
  expect(await foundTables('sales')).toEqual(
    names.filter((name) => name !== applications.name).toSorted(),
  );
  expect(await foundTables('hr')).toEqual([applications.name]);
});
