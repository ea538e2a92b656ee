import { describe, expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { sharedDatabase } from './database';
import { dayIn, hoursAgo } from './fixtures';
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
const setAway = (tx: Tx, colleague: SignedIn, deputy: SignedIn | null = null, days = 3) => tx`
  update admin_users set away_until = private.today() + ${days}::integer,
    deputy_id = ${deputy && people[deputy].id}
  where user_id = ${people[colleague].id}
`;

/** Sends what is due; returns the personas who are mailed, by the names in their addresses. */
const mailedColleagues = async (tx: Tx, kind: string) =>
  (await sendAll(tx, kind)).map(({ to }) => to.split('@')[0]).toSorted();

/** Returns who is reminded of a quote request that the stranger owns. */
async function remindedColleagues(tx: Tx) {
  const id = await submitForm(tx);
  await sendAll(tx);
  const created_at = hoursAgo(figures.quoteReplyHours - 3);
  await tx`update quote_requests set ${tx({ owner_id: stranger.id, created_at })} where id = ${id}`;
  return mailedColleagues(tx, 'reminder');
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

  it('is told of answers, also to a duplicate, and has them among their work', async ({ tx }) => {
    await setAway(tx, 'stranger', 'sales');
    const id = await createQuote(tx);
    const duplicate = await createQuote(tx, { owner_id: null, duplicate_of: id });
    await receive(tx, mailTo([await addressOf(tx, duplicate)]));
    expect(await mailsOf(tx, id)).toHaveLength(1);
    expect(await mailedColleagues(tx, 'answer')).toEqual(['sales']);
    const ownWork = (persona: Persona) => {
      const work = tx`select mine, (select count(*)::integer from work as w where w.mine) as listed
        from open_work() where table_name = 'quote_requests'`;
      return actAs(tx, persona, () => work);
    };
    for (const persona of ['sales', 'stranger'] as const)
      expect(await ownWork(persona)).toEqual([{ mine: 1, listed: 1 }]);
    expect(await ownWork('unconfirmed')).toEqual([{ mine: 0, listed: 0 }]);
  });

  it('is told of their follow-ups in the morning, in one mail with their own', async ({ tx }) => {
    const day = await dayIn(tx, 1);
    for (const owner of [stranger, stranger, sales]) {
      const id = await createQuote(tx, { owner_id: null });
      const set = { owner_id: owner.id, follow_up_on: day };
      await updateAs(tx, 'admin', [{ id, seen: {}, set }]);
    }
    await sendAll(tx);
    await setAway(tx, 'stranger', 'sales');
    await tx`update mails set due_at = now() where kind = 'follow_up'`;
    const mails = await sendAll(tx, 'follow_up');
    expect(mails).toMatchObject([{ to: sales.email, content: { entries: [{}, {}, {}] } }]);
  });
});

interface Absence {
  colleague: string;
  /** From the company's today; null ends the absence. */
  days: number | null;
  deputy: string | null;
}
/** Sets the same through the API, as a persona; see `tryStep`. */
async function callSetAway(tx: Tx, persona: Persona, { colleague, days, deputy }: Absence) {
  await become(tx, 'owner');
  const until = days === null ? null : await dayIn(tx, days);
  await become(tx, persona);
  return tryStep(tx, (step) => step`select set_away(${colleague}, ${until}, ${deputy})`);
}

async function readColleague(tx: Tx, id: string) {
  await become(tx, 'sales');
  const [row] = await tx`
    select away_until is not null as away, deputy_id, stand_in_id from colleagues where id = ${id}
  `;
  return row;
}

it('colleagues see who is away, until when, and who takes over', async ({ tx }) => {
  const untilToday = { colleague: stranger.id, days: 0, deputy: sales.id };
  expect(await callSetAway(tx, 'stranger', untilToday)).toBe('1 rows');
  const represented = { away: true, deputy_id: sales.id, stand_in_id: sales.id };
  expect(await readColleague(tx, stranger.id)).toEqual(represented);
  const forAWeek = { colleague: sales.id, days: 7, deputy: unconfirmed.id };
  expect(await callSetAway(tx, 'admin', forAWeek)).toBe('1 rows');
  expect(await readColleague(tx, stranger.id)).toMatchObject({ stand_in_id: null });
  await become(tx, 'owner');
  await setAway(tx, 'stranger', 'sales', -1);
  expect(await readColleague(tx, stranger.id)).toMatchObject({ away: false, stand_in_id: null });
  const ended = { colleague: sales.id, days: null, deputy: null };
  expect(await callSetAway(tx, 'sales', ended)).toBe('1 rows');
  expect(await readColleague(tx, sales.id)).toMatchObject({ away: false, deputy_id: null });
});

it.for<[title: string, Partial<Absence>, code: string]>([
  ['of a colleague, unless they are admins', { colleague: stranger.id }, 'PT403'],
  ['until a day that is over', { days: -1 }, 'PT400'],
  ['with oneself as the deputy', { deputy: sales.id }, 'PT400'],
  ['with a deputy of other lists', { deputy: people.hr.id }, 'PT400'],
  ['with a deputy who has left', { deputy: people.formerAdmin.id }, 'PT400'],
])('staff cannot set an absence %s', async ([, change, code], { tx }) => {
  const absence = { colleague: sales.id, days: 1, deputy: null, ...change };
  expect(await callSetAway(tx, 'sales', absence)).toBe(`refused ${code}`);
});
