import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { dumpRows, erase } from './erase';
import { addNote } from './fixtures';
import { claim, submitForm } from './mail';
import { become, tryStep, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

it('erasing an address erases nothing of other spellings, and names them', async ({ tx }) => {
  const erased = 'adab@gmail.com';
  const otherSpellings = ['ada.b@gmail.com', 'adab+jobs@gmail.com', 'a.d.a.b@googlemail.com'];
  for (const spelling of [erased.toUpperCase(), ...otherSpellings]) {
    await submitForm(tx, { email: spelling });
    await submitForm(tx, { email: spelling }, 'career_applications');
    await claim(tx);
  }
  await submitForm(tx, { email: `x${erased}` });
  const countMentions = async () => {
    const text = (await dumpRows(tx)).toLowerCase();
    return otherSpellings.map((spelling) => text.split(`"${spelling}"`).length);
  };
  const mentionsBefore = await countMentions();
  const expectedPlaces = otherSpellings.map((spelling) => [
    `not erased: ${spelling}`,
    expect.any(Number),
  ]);
  const dryCounts = await erase(tx, erased);
  expect(dryCounts).toMatchObject({ quote_requests: 1, career_applications: 1 });
  const places = Object.entries(dryCounts).filter(([place]) => place.startsWith('not erased'));
  expect(places.toSorted()).toEqual(expectedPlaces.toSorted());
  expect(await erase(tx, erased, false)).toEqual(dryCounts);
  expect(await countMentions()).toEqual(mentionsBefore);
});

const email = 'ada@example.com';

/** Adds a submission of hers, three of other addresses with her phone, and one with another phone. */
async function addRelated(tx: Tx) {
  const send = (more: { email: string; phone: string }, name = 'quote_requests') =>
    submitForm(tx, more, name);
  await send({ email: email.toUpperCase(), phone: '+233 20 000 0001' });
  const partnerId = await send(
    { email: 'ada@work.example', phone: '+233200000001' },
    'partnership_applications',
  );
  await send({ email: 'ada+x@example.com', phone: '00233 20 0000001' });
  const sharedPhoneId = await send({ email: 'kofi@example.com', phone: '+233 20 000 0001 ext 12' });
  const otherPhoneId = await send({ email: 'efua@example.com', phone: '+233 20 000 0002' });
  return { partnerId, sharedPhoneId, otherPhoneId };
}

it('an admin erases with a person what they tick, and no more of the phone', async ({ tx }) => {
  const { partnerId, sharedPhoneId, otherPhoneId } = await addRelated(tx);
  const keptIds = [sharedPhoneId, otherPhoneId];
  expect(await erase(tx, email, true)).toMatchObject({
    quote_requests: 1,
    partnership_applications: 0,
  });
  const dryCounts = await erase(tx, email, true, [partnerId]);
  expect(dryCounts).toMatchObject({ quote_requests: 1, partnership_applications: 1 });
  expect(await erase(tx, email, false, [partnerId])).toEqual(dryCounts);
  const left = await tx`select id from private.records where id in ${tx([partnerId, ...keptIds])}`;
  expect(left.map(({ id }) => String(id)).toSorted()).toEqual(keptIds.toSorted());
  expect(await dumpRows(tx)).not.toContain('ada@work.example');
  expect(await tx`select from activity_log where record_id = ${partnerId}`).toHaveLength(1);
});

it('an admin sees whose texts hold a person’s address, name or number', async ({ tx }) => {
  const send = (more: Record<string, string>) => submitForm(tx, more, 'quote_requests');
  const own = await send({ email, contact_name: 'Ada Boateng', phone: '+233 20 000 0001' });
  const elsewhere = { email: 'kofi@example.com', phone: '+233 20 000 0002' };
  const [namedId, calledId, plannedId, writtenId, answeredId, unrelatedId] = await Promise.all(
    Array.from({ length: 6 }, () => send(elsewhere)),
  );
  const note = (id: string | undefined, body: string) =>
    addNote(tx, 'quote_requests', id ?? '', { body });
  await note(namedId, 'ADA  Boateng sent us.');
  await note(calledId, 'Call +233200000001 first.');
  await note(unrelatedId, 'Ada of Accra; +233 20 000 0002');
  await note(own, 'Ada Boateng');
  await note(unrelatedId, `x${email}, ${email}.uk`);
  await note(writtenId, `Ask <${email.toUpperCase()}>.`);
  await tx`insert into messages ${tx({
    table_name: 'quote_requests',
    record_id: answeredId ?? '',
    kind: 'received',
    key: 'a',
    automatic: false,
    from_address: 'kofi@example.com',
    subject: 'Hello',
    body: `> ${email}`,
    new_text: '',
  })}`;
  await tx`update quote_requests set follow_up_on = '2026-12-01', follow_up_note = 'Ask Ada Boateng'
    where id = ${plannedId ?? ''}`;
  await become(tx, 'admin');
  const mentions = await tx`select id, source_table from mentions_of(${email})`;
  expect(mentions.map(({ id }) => id as string).toSorted()).toEqual(
    [namedId, calledId, plannedId, writtenId, answeredId].toSorted(),
  );
  expect(await tryStep(tx, (step) => step`select mentions_of('nobody@example.com')`)).toBe(
    '0 rows',
  );
});
