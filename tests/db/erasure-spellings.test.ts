import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { allRows, erase } from './erase';
import { claim, quotes, visitorSends } from './mail';
import { become, outcome } from './personas';
import { submit } from './submit';

const { it } = sharedDatabase('granted');
const person = 'ada@example.com';

it.for([
  ['adab@gmail.com', ['ada.b@gmail.com', 'adab+jobs@gmail.com', 'a.d.a.b@googlemail.com']],
  ['ada+jobs@example.com', ['ada@example.com', 'ADA+news@example.com']],
] as const)(
  'erasing %s erases nothing of other spellings and names them',
  async ([email, others], { tx }) => {
    for (const each of [email.toUpperCase(), ...others]) {
      await visitorSends(tx, { email: each });
      await visitorSends(tx, { email: each }, 'career_applications');
      await claim(tx);
    }
    await visitorSends(tx, { email: `x${email}` });
    const left = async () => {
      const text = (await allRows(tx)).toLowerCase();
      return others.map((each) => text.split(`"${each.toLowerCase()}"`).length);
    };
    const before = await left();
    const named = Object.fromEntries(
      others.map((each) => [`not erased: ${each.toLowerCase()}`, expect.any(Number)]),
    );
    const dry = await erase(tx, email);
    expect(dry).toMatchObject({ quote_requests: 1, career_applications: 1, ...named });
    expect(Object.keys(dry).filter((place) => place.startsWith('not erased'))).toHaveLength(
      others.length,
    );
    const mails = await tx`select count(*)::int as n from mails where kind = 'acknowledgement'`;
    expect(await erase(tx, email, false)).toEqual(dry);
    expect(await left()).toEqual(before);
    expect(await tx`select count(*)::int as n from mails where kind = 'acknowledgement'`).toEqual([
      { n: Number(mails[0]?.['n']) - 2 },
    ]);
  },
);

it('the database refuses what a device of an erased person still wants to send', async ({ tx }) => {
  const id = await visitorSends(tx, { email: person });
  await erase(tx, person, false);
  await become(tx, 'anonymous');
  const again = { ...quotes.row, email: person, id };
  expect(await outcome(tx, (inner) => submit(inner, 'quote_requests', again))).toBe(
    'refused PT403',
  );
});
