import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { sendAll, visitorSends } from './mail';
import { acting, giveRole, type Persona, type Tx } from './personas';
import { addressOf, receive, received } from './received';
import { applicant, call, replyTo, stop } from './reply';
import { mark } from './spam';
import { applications, contacts, partnerships, quotes } from './tables';

const { it } = sharedDatabase('explicit');
const find = async (tx: Tx, search: string, persona: Persona = 'admin') => [
  ...(await acting(
    tx,
    persona,
    () => tx<Record<string, string>[]>`select * from search_entries(${search})`,
  )),
];

const note = (tx: Tx, record_id: string, body: string, table_name = quotes.name, daysAgo = 0) => tx`
  insert into messages (table_name, record_id, body, created_at)
  values (${table_name}, ${record_id}, ${body}, now() - ${daysAgo} * interval '1 day')`;

async function reply(tx: Tx, id: string, body: string, leaves = true) {
  const one = { ...replyTo(id, { body }), known: 9 };
  await acting(tx, 'admin', () => call(tx, [one], null, quotes.name));
  if (leaves) await sendAll(tx);
  return one.id;
}

it('an admin finds by a word what was noted, replied and answered', async ({ tx }) => {
  const id = await visitorSends(tx, { contact_name: 'Ada Obi', company_name: 'Volta Mobile' });
  await sendAll(tx);
  await note(tx, id, 'Called. We promised a Pilot in Côte d’Ivoire.', quotes.name, 14);
  await reply(tx, id, 'Dear Ada,\n\nthe pilot starts on Monday.');
  await receive(
    tx,
    received([await addressOf(tx, id)], { subject: 'Pilot', newText: 'Not on Monday.' }),
  );
  const rows = await find(tx, 'PILOT');
  expect(rows.map(({ kind }) => kind)).toEqual(['received', 'reply', 'note']);
  expect(rows[2]).toMatchObject({
    table_name: quotes.name,
    record_id: id,
    excerpt: 'Called. We promised a Pilot in Côte d’Ivoire.',
    person: 'Ada Obi',
    company: 'Volta Mobile',
    spam_suspected: false,
  });
  expect(rows[1]?.['excerpt']).toContain('the pilot starts');
  expect(await find(tx, 'pilot monday')).toHaveLength(2);
  expect(await find(tx, "cote d'ivoire")).toHaveLength(1);
  expect(await find(tx, 'pilot nowhere')).toEqual([]);
  // what an answer quotes was found where it was written
  expect(await find(tx, 'shall we')).toEqual([]);
});

it('an excerpt holds the first word found, however long the text is', async ({ tx }) => {
  const id = await visitorSends(tx);
  await note(tx, id, `${'d’été '.repeat(800)}a pilot`);
  await sendAll(tx);
  const newText = `${'More d’été. '.repeat(2000)}A fleet.${' And so on.'.repeat(2000)}`;
  await receive(tx, received([await addressOf(tx, id)], { newText }));
  for (const word of ['pilot', 'fleet', '*fleet']) {
    const [row] = await find(tx, word);
    expect(row?.['excerpt']?.length).toBeLessThanOrEqual(4000);
  }
  expect((await find(tx, 'pilot'))[0]?.['excerpt']).toMatch(/a pilot$/);
  expect((await find(tx, 'fleet'))[0]?.['excerpt']).toMatch(/d’été\. A fleet\. And so on/);
});

it.for([
  ['100% of it', ['%', '100%'], ['10_%', '%%']],
  ['The \'SLA\' of "Volta"', ["'SLA'", '"volta"', "s'la"], ["'; drop table staff_notes; --"]],
  ['back\\slash_', ['\\', '_', 'k\\s'], ['\\\\', '__']],
  ['Xylophones', ['x'], ['y', "'", '"', ' ', '']],
] as const)('%s is found by %j, and not by %j', async ([body, searches, others], { tx }) => {
  await note(tx, await visitorSends(tx), body);
  for (const search of searches) {
    expect({ search, found: await find(tx, search) }).toMatchObject({
      search,
      found: [{ excerpt: body }],
    });
  }
  for (const search of others) {
    expect({ search, found: await find(tx, search) }).toEqual({ search, found: [] });
  }
});

it('a reply is found once it was sent, and a stopped one never', async ({ tx }) => {
  const id = await visitorSends(tx);
  await sendAll(tx);
  const later = await reply(tx, id, 'A pilot.', false);
  expect(await find(tx, 'pilot')).toEqual([]);
  await stop(tx, later);
  expect(await find(tx, 'pilot')).toEqual([]);
  await reply(tx, id, 'The pilot.');
  expect(await find(tx, 'pilot')).toMatchObject([{ kind: 'reply' }]);
});

it('a hit says that its record is spam, and a withdrawn record leaves none', async ({ tx }) => {
  const id = await visitorSends(tx);
  await note(tx, id, 'A pilot.');
  await mark(tx, [id]);
  expect(await find(tx, 'pilot')).toMatchObject([{ record_id: id, spam_suspected: true }]);

  const { id: withdrawn, secret } = await applicant(tx, {}, quotes.name);
  await note(tx, withdrawn, 'The pilot.');
  await reply(tx, withdrawn, 'Their pilot.');
  await receive(tx, received([await addressOf(tx, withdrawn)], { newText: 'Our pilot.' }));
  expect(await find(tx, 'pilot')).toHaveLength(4);
  await acting(tx, 'anonymous', () => tx`select withdraw_submission(${secret})`);
  expect(await find(tx, 'pilot')).toHaveLength(1);
});

it('a mail without a record is not found', async ({ tx }) => {
  await tx`
    insert into messages (kind, key, from_address, subject, body, new_text, automatic)
    values ('received', '1', 'ada@example.com', 'A pilot', 'Now.', 'Now.', false)
  `;
  expect(await find(tx, 'pilot')).toEqual([]);
});

it('sales and hr find what was written about the records of their kinds', async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await giveRole(tx, 'hr', 'hr');
  const names = [contacts, quotes, applications, partnerships].map(({ name }) => name);
  for (const name of names) await note(tx, await visitorSends(tx, {}, name), 'A pilot.', name);
  const found = async (persona: Persona) =>
    (await find(tx, 'pilot', persona)).map((row) => row['table_name']).toSorted();
  expect(await found('admin')).toEqual(names.toSorted());
  expect(await found('sales')).toEqual(
    names.filter((name) => name !== applications.name).toSorted(),
  );
  expect(await found('hr')).toEqual([applications.name]);
});

it('twenty are returned at most', async ({ tx }) => {
  const id = await visitorSends(tx);
  for (let day = 0; day < 25; day += 1) await note(tx, id, `Day ${day}: a pilot`, quotes.name, day);
  const rows = await find(tx, 'pilot');
  expect(rows.map(({ excerpt }) => excerpt)).toEqual(
    Array.from({ length: 20 }, (_, day) => `Day ${day}: a pilot`),
  );
});
