import { describe, expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { sharedDatabase } from './database';
import { addConfirmed, sendAll, submitForm } from './mail';
import { addressOf, mailsOf, mailTo, receive } from './received';
import {
  actAs,
  become,
  giveRole,
  people,
  tryStep,
  type Persona,
  type SignedIn,
  type Tx,
} from './transaction';
import { updateAs } from './update';

const { it } = sharedDatabase('explicit');
const { stranger, sales, unconfirmed } = people;

// three colleagues for sales besides the admin, and one for hr
it.beforeEach(async ({ tx }) => {
  for (const persona of ['stranger', 'sales', 'unconfirmed'] as const) {
    await giveRole(tx, persona, 'sales');
  }
  await giveRole(tx, 'hr', 'hr');
});

/** Sets until when a colleague is away, in days from the company's today. */
const setAway = (tx: Tx, who: SignedIn, deputy: SignedIn | null = null, days = 3) => tx`
  update admin_users set away_until = private.today() + ${days}::integer,
    deputy_id = ${deputy && people[deputy].id}
  where user_id = ${people[who].id}
`;

/** Returns who is reminded of a new record that the colleague owns. */
async function remindedColleagues(tx: Tx, owner: SignedIn = 'stranger', table = 'quote_requests') {
  const id = await submitForm(tx, {}, table);
  await sendAll(tx);
  await tx`
    update ${tx(table)} set owner_id = ${people[owner].id},
      created_at = now() - make_interval(hours => ${figures.quoteReplyHours - 3}) where id = ${id}
  `;
  const mails = await sendAll(tx, 'reminder');
  return mails.map(({ to }) => to.split('@')[0]).toSorted();
}

describe('who is reminded of what a colleague owns', () => {
  const everybody = ['admin', 'sales', 'stranger', 'unconfirmed'];

  it('is its owner, or the deputy of one who is away, whatever alerts they get', async ({ tx }) => {
    await tx`update mail_recipients set mode = 'off'`;
    expect(await remindedColleagues(tx)).toEqual(['stranger']);
    await setAway(tx, 'stranger', 'sales');
    expect(await remindedColleagues(tx)).toEqual(['sales']);
  });

  it.for<[string, (tx: Tx) => Promise<unknown>]>([
    ['there is no deputy', (tx) => setAway(tx, 'stranger')],
    [
      'the deputy is away, too',
      async (tx) => {
        await setAway(tx, 'stranger', 'sales');
        await setAway(tx, 'sales', 'unconfirmed');
      },
    ],
    ['the deputy’s role does not include it', (tx) => setAway(tx, 'stranger', 'hr')],
  ])('is everybody who gets new ones if %s', async ([, arrange], { tx }) => {
    await arrange(tx);
    expect(await remindedColleagues(tx)).toEqual(everybody);
  });
});

describe('while an owner is away, the deputy', () => {
  const createQuote = async (tx: Tx, row: object = {}) => {
    const { id } = await addConfirmed(tx, { email: 'ada@example.com' });
    await tx`update quote_requests set ${tx({ owner_id: stranger.id, ...row })} where id = ${id}`;
    return id;
  };
  const mailedColleagues = async (tx: Tx, kind: string) =>
    (await sendAll(tx, kind)).map(({ to }) => to.split('@')[0]);

  it('is told of answers, also to a duplicate, and has them among their work', async ({ tx }) => {
    await setAway(tx, 'stranger', 'sales');
    const id = await createQuote(tx);
    const duplicate = await createQuote(tx, { owner_id: null, duplicate_of: id });
    await receive(tx, mailTo([await addressOf(tx, duplicate)]));
    expect(await mailsOf(tx, id)).toHaveLength(1);
    expect(await mailedColleagues(tx, 'answer')).toEqual(['sales']);
    const ownWork = async (who: Persona) =>
      actAs(
        tx,
        who,
        () => tx`select mine, (select count(*)::integer from work as w where w.mine) as listed
          from open_work() where table_name = 'quote_requests'`,
      );
    expect([
      await ownWork('sales'),
      await ownWork('stranger'),
      await ownWork('unconfirmed'),
    ]).toEqual([[{ mine: 1, listed: 1 }], [{ mine: 1, listed: 1 }], [{ mine: 0, listed: 0 }]]);
  });

  it('is told of their follow-ups in the morning, in one mail with their own', async ({ tx }) => {
    const day = (await tx`select (private.today() + 1)::text as day`)[0]?.['day'] as string;
    for (const owner of [stranger, stranger, sales]) {
      const id = await createQuote(tx, { owner_id: null });
      await updateAs(tx, 'admin', [
        { id, seen: {}, set: { owner_id: owner.id, follow_up_on: day } },
      ]);
    }
    await sendAll(tx);
    await setAway(tx, 'stranger', 'sales');
    await tx`update mails set due_at = now() where kind = 'follow_up'`;
    const mails = await sendAll(tx, 'follow_up');
    expect(mails).toMatchObject([{ to: sales.email, content: { entries: [{}, {}, {}] } }]);
  });
});

/** Sets the same through the API, as a persona. */
const callSetAway = async (
  tx: Tx,
  by: Persona,
  who: string,
  days: number | null,
  deputy: string | null,
) => {
  await become(tx, 'owner');
  const [day] = await tx`select (private.today() + ${days}::integer)::text as until`;
  await become(tx, by);
  const until = (day?.['until'] ?? null) as string | null;
  return tryStep(tx, (step) => step`select set_away(${who}, ${until}, ${deputy})`);
};

const readColleague = async (tx: Tx, who: string, by: Persona = 'sales') => {
  await become(tx, by);
  const [row] = await tx`
    select away_until is not null as away, deputy_id, stand_in_id from colleagues where id = ${who}
  `;
  return row;
};

it('colleagues see who is away, until when, and who takes over', async ({ tx }) => {
  expect(await callSetAway(tx, 'stranger', stranger.id, 0, sales.id)).toBe('1 rows');
  expect(await readColleague(tx, stranger.id)).toEqual({
    away: true,
    deputy_id: sales.id,
    stand_in_id: sales.id,
  });
  expect(await callSetAway(tx, 'admin', sales.id, 7, unconfirmed.id)).toBe('1 rows');
  expect(await readColleague(tx, stranger.id)).toMatchObject({ stand_in_id: null });
  await become(tx, 'owner');
  await setAway(tx, 'stranger', 'sales', -1);
  expect(await readColleague(tx, stranger.id)).toMatchObject({ away: false, stand_in_id: null });
  expect(await callSetAway(tx, 'sales', sales.id, null, null)).toBe('1 rows');
  expect(await readColleague(tx, sales.id)).toMatchObject({ away: false, deputy_id: null });
});

it.for<[string, Persona, string, number, string | null, string]>([
  ['of a colleague, unless they are admins', 'sales', stranger.id, 1, null, 'refused PT403'],
  ['until a day that is over', 'sales', sales.id, -1, null, 'refused PT400'],
  ['with oneself as the deputy', 'sales', sales.id, 1, sales.id, 'refused PT400'],
  ['with a deputy of other lists', 'sales', sales.id, 1, people.hr.id, 'refused PT400'],
  ['with a deputy who has left', 'sales', sales.id, 1, people.formerAdmin.id, 'refused PT400'],
])('staff cannot set an absence %s', async ([, by, who, days, deputy, expected], { tx }) => {
  expect(await callSetAway(tx, by, who, days, deputy)).toBe(expected);
});
