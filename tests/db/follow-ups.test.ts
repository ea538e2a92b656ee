import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { erase } from './erase';
import { dayIn, otherQuoteId, quoteId } from './fixtures';
import { claimOne, finish, sendAll } from './mail';
import { quotes } from './tables';
import { giveRole, people, readValue, type Tx } from './transaction';
import { updateAs } from './update';

const { it } = sharedDatabase('explicit');
const sales = people.sales.id;

/** Gives two quote requests to somebody in sales. */
it.beforeEach(async ({ tx }) => {
  await giveRole(tx, 'sales', 'sales');
  await tx`insert into quote_requests ${tx({ ...quotes.row, id: otherQuoteId })}`;
  await tx`update quote_requests set owner_id = ${sales}`;
});

const setValues = (tx: Tx, set: object, ids = [quoteId]) => {
  const changes = ids.map((id) => ({ id, seen: {}, set }));
  return updateAs(tx, 'admin', changes);
};

const storedNote = (tx: Tx) =>
  readValue(tx`select follow_up_note from quote_requests where id = ${quoteId}`);

const planMails = (tx: Tx) => tx`select public.plan_mails()`;

/** Reads when the mails that wait leave, by the company's clock. */
async function plannedTimes(tx: Tx) {
  await planMails(tx);
  const mails = await tx`
    select to_char(due_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as leaves
    from mails where kind = 'follow_up' order by 1`;
  return mails.map(({ leaves }) => String(leaves));
}

/** Makes the mails of the next planned morning due. */
async function bringNextMorning(tx: Tx) {
  await planMails(tx);
  await tx`update mails set due_at = now() where kind = 'follow_up' and state = 'waiting'
    and due_at = (select min(due_at) from mails where kind = 'follow_up' and state = 'waiting')`;
}

async function sendNextMorning(tx: Tx) {
  await bringNextMorning(tx);
  return sendAll(tx, 'follow_up');
}

/** Lets the first attempt of the next morning fail, and returns its mail. */
async function failFirstAttempt(tx: Tx) {
  await bringNextMorning(tx);
  const mail = await claimOne(tx, 'follow_up');
  await finish(tx, mail, 'retry', { reason: '500' });
  return mail;
}

const entry = { tableName: quotes.name, recordId: quoteId };

describe('the text of a follow-up', () => {
  it('is set with the day, stays when the day moves, and is cleared with it', async ({ tx }) => {
    const [first, second] = [await dayIn(tx, 1), await dayIn(tx, 2)];
    const followUp = { follow_up_on: first, follow_up_note: 'call about the SLA' };
    expect((await setValues(tx, followUp)).changed).toHaveProperty(quoteId);
    await setValues(tx, { follow_up_on: second });
    expect(await storedNote(tx)).toBe('call about the SLA');
    await setValues(tx, { follow_up_on: null, follow_up_note: null });
    expect(await storedNote(tx)).toBeNull();
  });
});

describe('the mail about follow-ups', () => {
  it('leaves at 8:00 of the company’s day, whatever the day of the browser is', async ({ tx }) => {
    const day = await dayIn(tx, 1);
    await tx`set local timezone to 'Pacific/Kiritimati'`;
    await setValues(tx, { follow_up_on: day, follow_up_note: 'call about the SLA' });
    expect(await plannedTimes(tx)).toEqual([`${day} 08:00`]);
    expect(await sendAll(tx, 'follow_up')).toEqual([]);
    const [mail] = await sendNextMorning(tx);
    expect(mail).toMatchObject({ to: people.sales.email });
    expect(mail?.content).toMatchObject({
      day,
      entries: [{ ...entry, note: 'call about the SLA' }],
    });
    expect(await sendNextMorning(tx)).toEqual([]);
  });

  const changesMeanwhile: [string, (tx: Tx) => Promise<unknown>][] = [
    ['was erased', (tx) => erase(tx, String(quotes.row['email']), false)],
    [
      'was marked as spam',
      (tx) => tx`update quote_requests set spam_suspected = true, spam_reason = 'marked by staff'`,
    ],
    ['has another day', async (tx) => setValues(tx, { follow_up_on: await dayIn(tx, 9) })],
    [
      'has an owner with another role',
      (tx) => tx`update admin_users set role = 'hr' where user_id = ${sales}`,
    ],
  ];

  it.for(changesMeanwhile)(
    'is not sent about a record that %s meanwhile, also at a retry',
    async ([, change], { tx }) => {
      await setValues(tx, { follow_up_on: await dayIn(tx, 1) });
      await failFirstAttempt(tx);
      await change(tx);
      expect(await sendNextMorning(tx)).toEqual([]);
    },
  );

  it('names nobody at a retry who was erased after the first attempt', async ({ tx }) => {
    await tx`update quote_requests set email = 'second@example.net', contact_name = 'Second' where id = ${otherQuoteId}`;
    await setValues(tx, { follow_up_on: await dayIn(tx, 1) }, [quoteId, otherQuoteId]);
    expect(JSON.stringify((await failFirstAttempt(tx)).content)).toContain('Second');
    await erase(tx, 'second@example.net', false);
    expect(JSON.stringify(await tx`select * from private.mail_contents`)).not.toContain('Second');
    const [retried] = await sendNextMorning(tx);
    expect(retried?.content['entries']).toMatchObject([entry]);
  });
});
