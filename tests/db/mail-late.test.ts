// What happened while there was no mailer is planned as if there had been one.
import { describe, expect, it } from 'vitest';
import { freshDatabase } from './database';
import { mailerWasAway, sendAll, visitorSends } from './mail';
import { as, type Tx } from './personas';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

describe('a visitor', () => {
  it('gets a confirmation although many wrote in the hours without a mailer', () =>
    sql(async (tx) => {
      await tx`update private.mail_settings set acknowledgements_an_hour = 2`;
      for (let hours = 0; hours < 3; hours++) {
        for (let i = 0; i < 2; i++) await visitorSends(tx, { email: `v${hours}${i}@example.com` });
        await mailerWasAway(tx, '2 hours');
      }
      await visitorSends(tx, { email: 'v@example.com' });
      const mails = await sendAll(tx);
      expect(mails.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(7);
    }));
});

describe('staff', () => {
  it.each([
    ['quote_requests', '22 hours', 1],
    ['quote_requests', '19 hours', 0],
    ['career_applications', '13 days', 1],
    ['contact_submissions', '13 days', 0],
  ])('of %s, %s after receipt, get %i reminders from a mailer that was away', (name, ago, count) =>
    sql(async (tx) => {
      await visitorSends(tx, {}, name);
      await mailerWasAway(tx, ago);
      const kinds = (await sendAll(tx)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'reminder')).toHaveLength(count);
      expect(
        await tx`select now() - min(wanted_at) = ${ago}::interval as is_age from mails
        where kind = 'alert'`,
      ).toEqual([{ is_age: true }]);
    }),
  );

  it('get a summary that was due while the mailer was away at once, and lose no entry', () =>
    sql(async (tx) => {
      await tx`update mail_recipients set mode = 'daily', reminders = false`;
      for (let i = 0; i < 101; i++) await visitorSends(tx, { email: `v${i}@example.com` });
      // longer than a weekend
      await mailerWasAway(tx, '73 hours');
      const entries = async () =>
        (await sendAll(tx))
          .filter(({ kind }) => kind === 'digest')
          .flatMap(({ content }) => content['entries'] as unknown[]).length;
      const first = await entries();
      expect(first).toBeGreaterThanOrEqual(100);
      await tx`update mails set due_at = now() where kind = 'digest' and state = 'waiting'`;
      expect(first + (await entries())).toBe(101);
    }));
});
