import { afterEach, describe, expect } from 'vitest';
import { connect } from '../support/test-database';
import { freshDatabase } from './database';
import { claim, finish, quotes, sendAll, visitorSends, type ClaimedMail } from './mail';
import { become, type Tx } from './personas';
import { submit } from './submit';

const database = freshDatabase('explicit');
const { it } = database;

const dueNow = (tx: Tx) => tx`update mails set due_at = now() where state = 'waiting'`;
const stateOf = (tx: Tx, { id }: ClaimedMail) =>
  tx`select state, attempts, reason from mails where id = ${id}`.then(([row]) => row);
/** Returns the seconds until the next attempt. */
const pauseOf = (tx: Tx, { id }: ClaimedMail) =>
  tx`select extract(epoch from due_at - now())::float as seconds from mails where id = ${id}`.then(
    ([row]) => row?.['seconds'] as number,
  );

async function oneMail(tx: Tx): Promise<ClaimedMail> {
  await visitorSends(tx);
  const [mail] = (await claim(tx, 1)).mails;
  if (!mail) throw new Error('nothing was claimed');
  return mail;
}

describe('a lease', () => {
  it('locks a mail until it expires, and then ignores the first mailer’s result', async ({
    tx,
  }) => {
    const first = await oneMail(tx);
    expect((await claim(tx)).mails.map(({ id }) => id)).not.toContain(first.id);
    expect(await pauseOf(tx, first)).toBe(180);
    await dueNow(tx);
    const second = (await claim(tx)).mails.find(({ id }) => id === first.id);
    expect(second).toEqual({ ...first, lease: second?.lease, unanswered: true });
    expect(second?.lease).not.toBe(first.lease);
    expect(await finish(tx, first, 'sent')).toBe(false);
    expect(await finish(tx, second ?? first, 'sent')).toBe(true);
    expect(await finish(tx, second ?? first, 'failed')).toBe(false);
    expect(await stateOf(tx, first)).toEqual({ state: 'sent', attempts: 2, reason: null });
  });

  it('returns the same content at every attempt despite edits', async ({ tx }) => {
    const id = await visitorSends(tx);
    const first = (await claim(tx)).mails;
    await tx`update quote_requests set created_at = now() - interval '21 hours'`;
    const before = [...first, ...(await claim(tx)).mails];
    expect(before.map(({ kind }) => kind)).toEqual(['alert', 'acknowledgement', 'reminder']);
    await become(tx, 'anonymous');
    await submit(tx, 'quote_requests', {
      ...quotes.row,
      id,
      revision: 2,
      company_name: 'Renamed',
    });
    await become(tx, 'owner');
    for (const mail of before) await finish(tx, mail, 'retry');
    await dueNow(tx);
    const after = (await claim(tx)).mails;
    const words = (mails: ClaimedMail[]) =>
      mails.map((mail) => ({ ...mail, lease: '' })).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(words(after)).toEqual(words(before));
  });

  it('deletes the content once the mail is sent', async ({ tx }) => {
    await visitorSends(tx);
    await sendAll(tx);
    expect(await tx`select from private.mail_contents`).toHaveLength(0);
  });
});

describe('a failed attempt', () => {
  it('doubles the wait each time, up to twelve attempts', async ({ tx }) => {
    let mail = await oneMail(tx);
    await tx`update mails set state = 'sent' where id <> ${mail.id}`;
    for (let tries = 1; tries < 12; tries++) {
      expect(await finish(tx, mail, 'retry', { reason: '451 later' })).toBe(true);
      const wanted = Math.min(21_600, 30 * 2 ** (tries - 1));
      const pause = await pauseOf(tx, mail);
      expect(pause).toBeGreaterThanOrEqual(wanted * 0.8);
      expect(pause).toBeLessThanOrEqual(wanted * 1.2);
      await dueNow(tx);
      [mail = mail] = (await claim(tx)).mails;
    }
    await finish(tx, mail, 'retry', { reason: '451 later' });
    expect(await stateOf(tx, mail)).toEqual({
      state: 'failed',
      attempts: 12,
      reason: '451 later',
    });
  });

  it('waits as long as the server requests', async ({ tx }) => {
    const mail = await oneMail(tx);
    await finish(tx, mail, 'retry', { retrySeconds: 7 });
    expect(await pauseOf(tx, mail)).toBe(7);
  });

  it('is not counted if no mail can be sent', async ({ tx }) => {
    let mail = await oneMail(tx);
    for (let tries = 0; tries < 20; tries++) {
      await finish(tx, mail, 'unavailable', { reason: '401 wrong key' });
      expect(await pauseOf(tx, mail)).toBe(300);
      await dueNow(tx);
      [mail = mail] = (await claim(tx)).mails.filter(({ id }) => id === mail.id);
    }
    expect(await stateOf(tx, mail)).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('is not counted if it is not known to be about this mail, and the pauses grow', async ({
    tx,
  }) => {
    const mail = await oneMail(tx);
    await finish(tx, mail, 'wait', { reason: '550 5.4.5 quota' });
    expect(await stateOf(tx, mail)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await pauseOf(tx, mail)).toBe(900);
    await tx`update mails set due_at = now(), wanted_at = now() - interval '4 hours'`;
    const [again = mail] = (await claim(tx)).mails.filter(({ id }) => id === mail.id);
    await finish(tx, again, 'wait');
    expect(await pauseOf(tx, mail)).toBe(3600);
  });

  it('without an answer is remembered, however often others follow', async ({ tx }) => {
    const mail = await oneMail(tx);
    for (const unanswered of [true, false]) {
      await dueNow(tx);
      const [again = mail] = (await claim(tx)).mails.filter(({ id }) => id === mail.id);
      await finish(tx, again, 'retry', { reason: '500', unanswered });
    }
    await dueNow(tx);
    expect((await claim(tx)).mails.find(({ id }) => id === mail.id)).toMatchObject({
      unanswered: true,
    });
  });

  it('that is final can be retried with all others, and the rest is left alone', async ({ tx }) => {
    for (let i = 0; i < 2; i++) await visitorSends(tx, { email: `v${i}@x.example` });
    const { mails } = await claim(tx);
    for (const mail of mails) await finish(tx, mail, mail.kind === 'alert' ? 'failed' : 'sent');
    await become(tx, 'admin');
    const retry = () => tx`select public.retry_mails() as retried`;
    expect(await retry()).toEqual([{ retried: 2 }]);
    expect(await retry()).toEqual([{ retried: 0 }]);
    expect((await claim(tx)).mails.map(({ kind }) => kind)).toEqual(['alert', 'alert']);
  });

  it('that failed more than a week ago is retried only by itself', async ({ tx }) => {
    const mail = await oneMail(tx);
    await finish(tx, mail, 'failed');
    await tx`update mails set done_at = now() - interval '8 days' where id = ${mail.id}`;
    await become(tx, 'admin');
    expect(await tx`select failed::int, recent_since < now() as known from mail_state()`).toEqual([
      { failed: 0, known: true },
    ]);
    expect(await tx`select retry_mails() as retried`).toEqual([{ retried: 0 }]);
    expect(await tx`select retry_mails(${mail.id}) as retried`).toEqual([{ retried: 1 }]);
  });

  it('that is final can be retried by an administrator as the same mail', async ({ tx }) => {
    const mail = await oneMail(tx);
    await tx`update mails set state = 'sent' where id <> ${mail.id}`;
    await finish(tx, mail, 'failed', { reason: '550 no such user' });
    await become(tx, 'admin');
    const retry = () => tx`select public.retry_mails(${mail.id}) as retried`;
    expect(await retry()).toEqual([{ retried: 1 }]);
    expect(await retry()).toEqual([{ retried: 0 }]);
    const again = (await claim(tx)).mails;
    expect(again).toEqual([{ ...mail, lease: again[0]?.lease }]);
  });
});

it('claiming reports more while events or due mails are left', async ({ tx }) => {
  for (let i = 0; i < 101; i++) await visitorSends(tx, { honeypot: 'x', email: `v${i}@x.example` });
  await tx`delete from mail_recipients`;
  expect(await claim(tx)).toEqual({ mails: [], more: true });
  expect(await claim(tx)).toEqual({ mails: [], more: false });
});

it('the schedule wakes the mailer while mails wait, and every quarter of an hour', async ({
  tx,
}) => {
  const [quarter] = await tx`select extract(minute from now())::integer % 15 = 0 as due`;
  const due = () => tx`select private.mail_is_due() as due`;
  expect(await due()).toEqual([quarter]);
  await visitorSends(tx);
  expect(await due()).toEqual([{ due: true }]);
  await claim(tx);
  expect(await due()).toEqual([quarter]);
  await dueNow(tx);
  expect(await due()).toEqual([{ due: true }]);
});

it('staff mail is sent before visitors’ mail, and news last', async ({ tx }) => {
  for (let i = 0; i < 3; i++) await visitorSends(tx, { email: `v${i}@x.example` });
  const kinds = (await claim(tx)).mails.map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(3).fill('alert'), ...Array(3).fill('acknowledgement')]);
});

describe('with several connections', () => {
  const others: ReturnType<typeof connect>[] = [];
  const another = () => {
    const sql = connect(database.url);
    others.push(sql);
    return sql;
  };
  afterEach(async () => {
    for (const sql of others.splice(0)) await sql.end();
    await database.sql`truncate mails, private.mail_events, quote_requests cascade`;
  });

  it('three concurrent mailers share the mails', async () => {
    await database.sql.begin(async (tx) => {
      await tx`update private.mail_settings set alerts_an_hour = 1000`;
      for (let i = 0; i < 30; i++) await visitorSends(tx, { email: `v${i}@x.example` });
    });
    const claimed = await Promise.all(
      [another(), another(), another()].map((sql) => sql.begin((tx) => sendAll(tx))),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('a listening mailer is notified of a submission', async () => {
    const listener = another();
    let wake: (payload: string) => void = () => {};
    const woken = new Promise<string>((resolve) => (wake = resolve));
    await listener.listen('mail', wake);
    await database.sql.begin((tx) => visitorSends(tx));
    expect(await woken).toBe('');
  });

  it('a submission is stored without delay while the table of mails is locked', async () => {
    const locker = another();
    let unlock = () => {};
    const locked = new Promise<void>((isLocked) => {
      void locker.begin(async (tx) => {
        await tx`lock table mails in access exclusive mode`;
        isLocked();
        await new Promise<void>((done) => (unlock = done));
      });
    });
    await locked;
    const stored = await database.sql.begin(async (tx) => {
      await tx`set local statement_timeout = '2s'`;
      return visitorSends(tx);
    });
    unlock();
    expect(await database.sql`select from quote_requests where id = ${stored}`).toHaveLength(1);
  });
});
