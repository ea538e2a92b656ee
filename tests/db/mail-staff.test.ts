import { describe, expect } from 'vitest';
import { figures } from '@/content/facts/site';
import { referenceOf } from '@/lib/reference';
import { sharedDatabase } from './database';
import { hoursAgo } from './fixtures';
import { addConfirmed, claimOne, adminRecipientId, sendAll, submitForm } from './mail';
import { addApplicant } from './reply';
import { quotes, submissions } from './tables';
import { become, callAs, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

describe('staff', () => {
  it('get a submission’s sender and topic, and nothing that was written', async ({ tx }) => {
    const id = await submitForm(tx);
    const alert = await claimOne(tx, 'alert');
    expect(alert).toMatchObject({ to: people.admin.email, locale: 'en' });
    expect(alert.content).toEqual({
      tableName: 'quote_requests',
      country: 'Nigeria',
      language: 'en',
      recordId: id,
      reference: referenceOf(id),
      person: quotes.row['contact_name'],
      company: quotes.row['company_name'],
      topic: quotes.row['service_type'],
      replyTo: quotes.row['email'],
    });
  });

  it('get a summary instead of the 21st alert in an hour', async ({ tx }) => {
    for (let i = 0; i < 25; i++) await submitForm(tx, { email: `v${i}@example.com` });
    expect(await sendAll(tx, 'alert')).toHaveLength(20);
    await tx`update mails set due_at = now() where kind = 'digest'`;
    const mails = await sendAll(tx);
    expect(mails).toMatchObject([{ kind: 'digest', to: people.admin.email }]);
    expect(mails[0]?.content['entries']).toHaveLength(5);
  });

  it('get a daily summary at eight in their time zone', async ({ tx }) => {
    await tx`update mail_recipients set mode = 'daily' where id = ${await adminRecipientId(tx)}`;
    for (let i = 0; i < 2; i++) await submitForm(tx, { email: `v${i}@example.com` });
    expect(await sendAll(tx, 'alert')).toEqual([]);
    const digests = await tx`
      select due_at = private.next_morning(now()) as next,
        to_char(due_at at time zone 'Asia/Kolkata', 'HH24:MI') as at
      from mails where kind = 'digest'
    `;
    expect(digests).toEqual([{ next: true, at: '08:00' }]);
  });

  it.for([
    ['before eight on Friday', '2026-11-27T07:59+05:30', '2026-11-27T08:00+05:30'],
    ['on Friday', '2026-11-27T12:00+05:30', '2026-11-30T08:00+05:30'],
    ['on Sunday', '2026-11-29T23:59+05:30', '2026-11-30T08:00+05:30'],
  ] as const)(
    'get what came in %s in the summary of a working day',
    async ([, moment, morning], { tx }) => {
      const next = tx`select private.next_morning(${moment}) = ${morning}`;
      expect(await readValue(next)).toBe(true);
    },
  );

  it('are reminded once of an unanswered submission before the promised time', async ({ tx }) => {
    const addQuote = async (hours: number, answered_at: Date | null = null) => {
      const { id } = await addConfirmed(tx, { email: `v${hours}@example.com` });
      const row = { created_at: hoursAgo(hours), answered_at };
      await tx`update quote_requests set ${tx(row)} where id = ${id}`;
      return id;
    };
    await addQuote(figures.quoteReplyHours - 2, new Date());
    await addQuote(figures.quoteReplyHours - 5);
    const late = await addQuote(figures.quoteReplyHours - 3);
    await tx`insert into mail_recipients (shared_address) values ('all@example.com')`;
    const reminders = await sendAll(tx);
    expect(
      reminders.map(({ kind, to, content }) => [kind, to, content['recordId']]).toSorted(),
    ).toEqual([
      ['reminder', people.admin.email, late],
      ['reminder', 'all@example.com', late],
    ]);
    expect(await sendAll(tx)).toEqual([]);
  });

  it('are reminded of an application one business day before its review is due', async ({ tx }) => {
    await addApplicant(tx);
    const days = figures.applicationReviewDays[1] - 1;
    const setReceived = (offset: string) => tx`
      update career_applications set created_at = ${offset}::interval
        + private.time_before(${days}, 'business days')
    `;
    await setReceived('1 minute');
    expect(await sendAll(tx)).toEqual([]);
    await setReceived('-1 minute');
    expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['reminder']);
  });

  it.for<[who: string, mailCount: number, arrange: (tx: Tx) => Promise<unknown>]>([
    ['got its alert', 1, async () => {}],
    ['got no alert', 0, (tx) => tx`delete from mails where kind = 'alert'`],
    [
      'got no alert but own the record',
      1,
      async (tx) => {
        await tx`delete from mails where kind = 'alert'`;
        await tx`update quote_requests set owner_id = ${people.admin.id}`;
      },
    ],
  ])(
    'who %s get this number of mails about its withdrawal: %i',
    async ([, mailCount, arrange], { tx }) => {
      const { id, secret } = await addConfirmed(tx);
      await arrange(tx);
      await callAs(tx, 'anonymous', 'withdraw_submission', secret);
      const content = { tableName: 'quote_requests', reference: referenceOf(id) };
      const mails = (await sendAll(tx)).map((mail) => [mail.kind, mail.to, mail.content]);
      const expected = ['withdrawal', people.admin.email, content];
      expect(mails).toEqual(Array.from({ length: mailCount }, () => expected));
    },
  );
});

describe('recipients', () => {
  it('get alerts according to their settings', async ({ tx }) => {
    const otherKinds = submissions.map(({ name }) => name).filter((name) => name !== quotes.name);
    const ownId = await adminRecipientId(tx);
    await tx`update mail_recipients set table_names = ${otherKinds} where id = ${ownId}`;
    await tx`insert into mail_recipients ${tx([
      { shared_address: 'all@example.com', mode: 'each' },
      { shared_address: 'off@example.com', mode: 'off' },
      { shared_address: 'daily@example.com', mode: 'daily' },
    ])}`;
    await submitForm(tx);
    const alerts = await sendAll(tx, 'alert');
    expect(alerts.map(({ to }) => to)).toEqual(['all@example.com']);
  });

  it('are logged when they subscribe, change what they get, and are removed', async ({ tx }) => {
    const shared_address = 'sales@example.com';
    await become(tx, 'admin');
    await tx`insert into mail_recipients ${tx({ shared_address, mode: 'each' })}`;
    await tx`update mail_recipients set mode = 'off' where user_id = ${people.admin.id}`;
    await tx`delete from mail_recipients where shared_address = ${shared_address}`;
    const entries = await tx`
      select actor_email, summary, from_status, to_status from activity_log
      where action = 'recipient_changed' order by id
    `;
    expect(entries.map((entry) => Object.values(entry))).toEqual([
      [people.admin.email, shared_address, null, 'each'],
      [people.admin.email, people.admin.email, 'each', 'off'],
      [people.admin.email, shared_address, 'each', null],
    ]);
  });
});
