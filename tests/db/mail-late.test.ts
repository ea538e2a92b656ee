// What happened while there was no mailer is planned as if there had been one.
import { describe, expect } from 'vitest';
import { sharedDatabase } from './database';
import { sendAll, visitorSends } from './mail';
import type { Tx } from './personas';
import { submissions } from './tables';

const { it } = sharedDatabase('explicit');

/** Lets time pass before the mailer comes to what has happened so far. */
async function mailerWasAway(tx: Tx, interval: string): Promise<void> {
  await tx`update private.mail_events set noted_at = noted_at - ${interval}::interval`;
  await tx`update private.recent_submissions set received_at = received_at - ${interval}::interval`;
  // every interval here is longer than the turns taken
  await tx`delete from private.recent_submissions where count > 1000`;
  for (const { name } of submissions) {
    await tx`
      update ${tx(name)} set created_at = created_at - ${interval}::interval
      where id in (select record_id from private.mail_events)
    `;
  }
}

describe('staff', () => {
  it.for([
    ['quote_requests', '22 hours', 1],
    ['quote_requests', '19 hours', 0],
    ['career_applications', '13 days', 1],
  ] as const)(
    'of %s, %s after receipt, get %i reminders from a mailer that was away',
    async ([name, ago, count], { tx }) => {
      await visitorSends(tx, {}, name);
      await mailerWasAway(tx, ago);
      expect(await sendAll(tx, 'reminder')).toHaveLength(count);
      const [alert] = await tx`
        select now() - min(wanted_at) = ${ago}::interval as is_age from mails where kind = 'alert'`;
      expect(alert).toEqual({ is_age: true });
    },
  );

  it('get a summary that was due while the mailer was away at once, and lose no entry', async ({
    tx,
  }) => {
    await tx`update mail_recipients set mode = 'daily'`;
    // of which nobody is reminded
    for (let i = 0; i < 101; i++)
      await visitorSends(tx, { email: `v${i}@example.com` }, 'contact_submissions');
    // longer than a weekend
    await mailerWasAway(tx, '73 hours');
    const entries = async () =>
      (await sendAll(tx, 'digest')).flatMap(({ content }) => content['entries'] as unknown[])
        .length;
    const first = await entries();
    expect(first).toBeGreaterThanOrEqual(100);
    await tx`update mails set due_at = now() where kind = 'digest' and state = 'waiting'`;
    expect(first + (await entries())).toBe(101);
  });
});
