import { describe, expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { freshDatabase } from './database';
import { claim, finish, quotes, recipientOf, sendAll, visitorSends } from './mail';
import { become, people } from './personas';

const { it } = freshDatabase('explicit');

describe('staff', () => {
  it('get the sender’s name and no further content', async ({ tx }) => {
    const id = await visitorSends(tx);
    const [alert] = (await claim(tx)).mails.filter(({ kind }) => kind === 'alert');
    expect(alert).toMatchObject({ to: people.admin.email, locale: 'en' });
    expect(alert?.content).toEqual({
      tableName: 'quote_requests',
      recordId: id,
      reference: `DR-${id.slice(0, 8).toUpperCase()}`,
      person: quotes.row['contact_name'],
      company: quotes.row['company_name'],
      replyTo: quotes.row['email'],
    });
  });

  it('get a summary instead of the 21st alert in an hour', async ({ tx }) => {
    for (let i = 0; i < 25; i++) await visitorSends(tx, { email: `v${i}@example.com` });
    const alerts = await sendAll(tx, 'alert');
    expect(alerts).toHaveLength(20);
    await tx`update mails set due_at = now() where kind = 'digest'`;
    const [digest, ...more] = await sendAll(tx);
    expect(more).toEqual([]);
    expect(digest).toMatchObject({ kind: 'digest', to: people.admin.email });
    expect(digest?.content['entries']).toHaveLength(5);
  });

  it('get a daily summary at eight in their time zone', async ({ tx }) => {
    const own = await recipientOf(tx);
    await tx`update mail_recipients set mode = 'daily' where id = ${own}`;
    for (let i = 0; i < 2; i++) await visitorSends(tx, { email: `v${i}@example.com` });
    expect((await sendAll(tx)).map(({ kind }) => kind)).not.toContain('alert');
    const digests = await tx`
      select due_at = private.next_morning(now()) as next,
        to_char(due_at at time zone 'Asia/Kolkata', 'HH24:MI') as at
      from mails where kind = 'digest'
    `;
    expect(digests).toEqual([{ next: true, at: '08:00' }]);
  });

  it.for([
    ['before eight on Friday', '2026-11-27T07:59+05:30', '2026-11-27T08:00+05:30'],
    ['at eight on Thursday', '2026-11-26T08:00+05:30', '2026-11-27T08:00+05:30'],
    ['on Friday', '2026-11-27T12:00+05:30', '2026-11-30T08:00+05:30'],
    ['on Saturday morning', '2026-11-28T03:00+05:30', '2026-11-30T08:00+05:30'],
    ['on Sunday', '2026-11-29T23:59+05:30', '2026-11-30T08:00+05:30'],
  ] as const)(
    'get what came in %s in the summary of a working day',
    async ([, moment, morning], { tx }) => {
      const [next] = await tx`select private.next_morning(${moment}) = ${morning} as next`;
      expect(next).toEqual({ next: true });
    },
  );

  it('are reminded once of an unanswered submission before the promised time', async ({ tx }) => {
    const [late, answered, fresh] = [
      await visitorSends(tx, { email: 'a@example.com' }),
      await visitorSends(tx, { email: 'b@example.com' }),
      await visitorSends(tx, { email: 'c@example.com' }),
    ];
    await sendAll(tx);
    const ago = (hours: number, id: string) =>
      tx`update quote_requests set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`;
    await ago(figures.quoteReplyHours - 3, late);
    await ago(figures.quoteReplyHours - 3, answered);
    await ago(figures.quoteReplyHours - 5, fresh);
    await tx`update quote_requests set answered_at = now() where id = ${answered}`;
    await tx`insert into mail_recipients (shared_address) values ('all@example.com')`;
    const reminders = await sendAll(tx);
    expect(reminders.map(({ kind, content }) => [kind, content['recordId']])).toEqual([
      ['reminder', late],
      ['reminder', late],
    ]);
    expect(new Set(reminders.map(({ to }) => to)).size).toBe(2);
    expect(await sendAll(tx)).toEqual([]);
  });

  it('are reminded of an application one business day before its review is due', async ({ tx }) => {
    await visitorSends(tx, {}, 'career_applications');
    await sendAll(tx);
    const days = figures.applicationReviewDays[1] - 1;
    const received = (offset: string) => tx`
      update career_applications set created_at = ${offset}::interval
        + private.business_days_before(now(), ${days}, 'Asia/Kolkata')
    `;
    await received('1 minute');
    expect(await sendAll(tx)).toEqual([]);
    await received('-1 minute');
    expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['reminder']);
  });

  it.for([
    ['sent', 'retry', 0],
    ['sent', 'sent', 1],
    ['batched', 'sent', 1],
    ['batched', 'waiting', 0],
    ['failed', 'sent', 0],
  ] as const)(
    'whose alert was %s (summary: %s) get %i mails about a withdrawal',
    async ([state, digest, count], { tx }) => {
      const id = await visitorSends(tx);
      const secret = (await sendAll(tx)).find(({ kind }) => kind === 'acknowledgement')?.content;
      if (state === 'sent' && digest === 'retry') {
        await tx`delete from mails where kind = 'alert'`;
      } else if (state !== 'sent') {
        const own = await recipientOf(tx);
        const [summary] = await tx`insert into mails ${tx({
          key: 'd',
          kind: 'digest',
          recipient_id: own,
          state: digest,
        })} returning id`;
        const digest_id = state === 'batched' ? summary?.['id'] : null;
        await tx`update mails set ${tx({ state, digest_id })} where kind = 'alert'`;
        await tx`update mails set due_at = now() + interval '1 day' where kind = 'digest'`;
      }
      await become(tx, 'anonymous');
      await tx`select public.withdraw_submission(${String(secret?.['secret'])})`;
      const mails = await sendAll(tx);
      const content = {
        tableName: 'quote_requests',
        reference: (await tx`select private.reference_of(${id}) as reference`)[0]?.['reference'],
      };
      expect(mails.map((mail) => ({ ...mail }))).toEqual(
        Array(count).fill(
          expect.objectContaining({ kind: 'withdrawal', to: people.admin.email, content }),
        ),
      );
    },
  );

  it('get no reminder of a submission answered while the mail waited', async ({ tx }) => {
    const id = await visitorSends(tx);
    await sendAll(tx);
    await tx`update quote_requests set created_at = now() - interval '21 hours'`;
    const { mails } = await claim(tx);
    expect(mails).toHaveLength(1);
    for (const mail of mails) await finish(tx, mail, 'retry');
    await tx`update mails set due_at = now()`;
    await tx`update quote_requests set answered_at = now() where id = ${id}`;
    expect((await claim(tx)).mails).toEqual([]);
    expect(await tx`select state, reason from mails where kind = 'reminder'`).toEqual([
      { state: 'skipped', reason: 'answered' },
    ]);
    expect(await tx`select from private.mail_contents`).toHaveLength(0);
  });

  it('get no mail after they lose administrator rights', async ({ tx }) => {
    await visitorSends(tx);
    await claim(tx, 1); // planned and leased
    await tx`delete from admin_users where user_id = ${people.admin.id}`;
    await tx`update mails set due_at = now() where state = 'waiting'`;
    expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['acknowledgement']);
  });
});
