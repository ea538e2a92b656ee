import { afterEach, describe, expect } from 'vitest';
import { withConnection } from '../support/test-database';
import { freshDatabase } from './database';
import { claim, finish, sendAll, submitForm, type ClaimedMail } from './mail';
import { callAs, readValue, type Tx } from './transaction';

const database = freshDatabase('explicit');
const { it } = database;

const makeMailsDue = (tx: Tx) => tx`update mails set due_at = now() where state = 'waiting'`;
/** Reads the state of a mail, and as `pause` the seconds until its next attempt or the end of its lease. */
async function readMail(tx: Tx, { id }: ClaimedMail) {
  const [row] = await tx`
    select state, attempts, reason, extract(epoch from due_at - now())::float as pause
    from mails where id = ${id}
  `;
  return row;
}

/** The alert of a submission whose confirmation was not claimed. */
async function claimAlert(tx: Tx): Promise<ClaimedMail> {
  await submitForm(tx);
  const [mail] = (await claim(tx, 1)).mails;
  if (!mail) throw new Error('nothing was claimed');
  return mail;
}

async function claimAgain(tx: Tx, mail: ClaimedMail): Promise<ClaimedMail> {
  await makeMailsDue(tx);
  const claimed = (await claim(tx)).mails.find(({ id }) => id === mail.id);
  if (!claimed) throw new Error('the mail was not claimed again');
  return claimed;
}

/** Without their leases, in one order. */
const withoutLeases = (mails: ClaimedMail[]) =>
  mails.map((mail) => ({ ...mail, lease: '' })).toSorted((a, b) => a.id.localeCompare(b.id));

describe('a lease', () => {
  it('locks a mail until it expires, then ignores the first mailer’s result', async ({ tx }) => {
    const first = await claimAlert(tx);
    expect((await claim(tx)).mails.map(({ id }) => id)).not.toContain(first.id);
    expect(await readMail(tx, first)).toMatchObject({ pause: 180 });
    const second = await claimAgain(tx, first);
    expect(second).toEqual({ ...first, lease: second.lease, unanswered: true });
    expect(second.lease).not.toBe(first.lease);
    expect(await finish(tx, first, 'sent')).toBe(false);
    expect(await finish(tx, second, 'sent')).toBe(true);
    expect(await finish(tx, second, 'failed')).toBe(false);
    expect(await readMail(tx, first)).toMatchObject({ state: 'sent', attempts: 2, reason: null });
  });

  it('returns the same content at every attempt despite edits', async ({ tx }) => {
    const id = await submitForm(tx);
    const { mails: first } = await claim(tx);
    await tx`update quote_requests set created_at = now() - interval '21 hours'`;
    const claimedBefore = [...first, ...(await claim(tx)).mails];
    expect(claimedBefore.map(({ kind }) => kind)).toEqual(['alert', 'acknowledgement', 'reminder']);
    await tx`update quote_requests set company_name = 'Renamed' where id = ${id}`;
    for (const mail of claimedBefore) await finish(tx, mail, 'retry');
    await makeMailsDue(tx);
    expect(withoutLeases((await claim(tx)).mails)).toEqual(withoutLeases(claimedBefore));
  });
});

describe('a failed attempt', () => {
  const [firstPauseSeconds, longestPauseSeconds] = [30, 6 * 3600];
  /** A fifth more or less, so that mails that failed together do not return together. */
  const [shortest, longest] = [0.8, 1.2];
  const maxAttempts = 12;

  it('doubles the wait, unless the server sets it, up to twelve attempts', async ({ tx }) => {
    let mail = await claimAlert(tx);
    for (let attempt = 1; attempt < maxAttempts - 1; attempt++) {
      expect(await finish(tx, mail, 'retry', { reason: '451 later' })).toBe(true);
      const doubledPause = firstPauseSeconds * 2 ** (attempt - 1);
      const expectedPause = Math.min(longestPauseSeconds, doubledPause);
      const pause = (await readMail(tx, mail))?.['pause'];
      expect(pause).toBeGreaterThanOrEqual(expectedPause * shortest);
      expect(pause).toBeLessThanOrEqual(expectedPause * longest);
      mail = await claimAgain(tx, mail);
    }
    await finish(tx, mail, 'retry', { retrySeconds: 7 });
    expect(await readMail(tx, mail)).toMatchObject({ state: 'waiting', pause: 7 });
    await finish(tx, await claimAgain(tx, mail), 'retry', { reason: '451 later' });
    const failed = { state: 'failed', attempts: maxAttempts, reason: '451 later' };
    expect(await readMail(tx, mail)).toMatchObject(failed);
  });

  it('that is final can be retried as the same mail, alone or with all others', async ({ tx }) => {
    for (let i = 0; i < 2; i++) await submitForm(tx, { email: `v${i}@x.example` });
    const { mails } = await claim(tx);
    for (const mail of mails) await finish(tx, mail, mail.kind === 'alert' ? 'failed' : 'sent');
    const alerts = mails.filter(({ kind }) => kind === 'alert');
    const countRetried = (...id: string[]) => callAs(tx, 'admin', 'retry_mails', ...id);
    expect(await countRetried(String(alerts[0]?.id))).toBe(1);
    expect([await countRetried(), await countRetried()]).toEqual([1, 0]);
    expect(withoutLeases((await claim(tx)).mails)).toEqual(withoutLeases(alerts));
  });
});

it('the mailer has work while a mail is due', async ({ tx }) => {
  const isDue = () => readValue(tx`select private.mail_is_due()`);
  expect(await isDue()).toBe(false);
  await submitForm(tx);
  expect(await isDue()).toBe(true);
  await claim(tx);
  expect(await isDue()).toBe(false);
  await makeMailsDue(tx);
  expect(await isDue()).toBe(true);
});

describe('with several connections', () => {
  afterEach(() => database.sql`truncate mails, private.mail_events, private.records cascade`);

  it('three concurrent mailers share the mails', async () => {
    const submissionCount = 30;
    await database.sql.begin(async (tx) => {
      await tx`update private.mail_settings set alerts_an_hour = 1000`;
      for (let i = 0; i < submissionCount; i++) await submitForm(tx, { email: `v${i}@x.example` });
    });
    const sendOver = () => withConnection(database.url, (sql) => sql.begin((tx) => sendAll(tx)));
    const claimed = await Promise.all([sendOver(), sendOver(), sendOver()]);
    const ids = claimed.flat().map(({ id }) => id);
    const mailCount = 2 * submissionCount; // an alert and a confirmation of each
    expect(ids).toHaveLength(mailCount);
    expect(new Set(ids).size).toBe(mailCount);
  });

  it('a submission is stored without delay while the table of mails is locked', async () => {
    const submitQuickly = () =>
      database.sql.begin(async (tx) => {
        await tx`set local statement_timeout = '2s'`;
        return submitForm(tx);
      });
    const id = await withConnection(database.url, (sql) =>
      sql.begin(async (locker) => {
        await locker`lock table mails in access exclusive mode`;
        return submitQuickly();
      }),
    );
    expect(await database.sql`select from quote_requests where id = ${id}`).toHaveLength(1);
  });
});
