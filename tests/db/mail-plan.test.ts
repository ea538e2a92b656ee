import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { mailRules } from '@/content/facts/mail';
import { sharedDatabase } from './database';
import { claim, claimOne, quotes, sendAll, visitorSends } from './mail';
import { become, outcome, type Tx } from './personas';
import { mark } from './spam';
import { submit } from './submit';
import { submissions } from './tables';

const { it } = sharedDatabase('explicit');

const events = (tx: Tx) => tx`select table_name, record_id from private.mail_events order by id`;

describe('a visitor’s transaction', () => {
  it('records no event for an import, a refused submission or a repeated one', async ({ tx }) => {
    await tx`insert into quote_requests ${tx(quotes.row)}`;
    await tx`insert into job_postings (title, department, location, description, requirements)
      values ('Engineer', 'R&D', 'Accra', 'Build.', 'Go')`;
    const id = await visitorSends(tx);
    await tx`delete from private.mail_events`;
    await become(tx, 'anonymous');
    await submit(tx, 'quote_requests', { ...quotes.row, id });
    expect(
      await outcome(tx, (step) => submit(step, 'quote_requests', { ...quotes.row, email: 'x' })),
    ).toContain('refused');
    await become(tx, 'owner');
    expect(await events(tx)).toEqual([]);
  });
});

describe('a visitor', () => {
  it('gets a confirmation in their language', async ({ tx }) => {
    const id = await visitorSends(tx, { locale: 'fr', email: 'Ada@Example.com' });
    const mail = await claimOne(tx, 'acknowledgement');
    expect(mail).toMatchObject({ locale: 'fr', to: 'Ada@Example.com' });
    expect(mail.content).toMatchObject({
      tableName: 'quote_requests',
      reference: `DR-${id.slice(0, 8).toUpperCase()}`,
      topic: quotes.row['service_type'],
      secret: expect.stringMatching(/^[\w-]{43}$/) as string,
      replyToken: expect.stringMatching(/^[a-z\d]{32}$/) as string,
    });
    expect(mail.content).not.toHaveProperty('newsSecret');
  });

  it.for([
    ['honeypot', { honeypot: 'bait' }, 'spam_suspected'],
    ['too fast', { seconds_to_fill: 1 }, 'spam_suspected'],
    ['an international address', { email: 'ada@exämple.com' }, 'address'],
    ['a name that is not ASCII', { email: 'adä@example.com' }, 'address'],
    ['a local part of 65', { email: `${'a'.repeat(65)}@example.com` }, 'address'],
  ] as const)('gets no confirmation: %s', async ([, row, reason], { tx }) => {
    await visitorSends(tx, row);
    const mails = await sendAll(tx);
    expect(mails.filter(({ kind }) => kind !== 'alert')).toEqual([]);
    expect(await tx`select state, reason from mails where kind = 'acknowledgement'`).toEqual([
      { state: 'skipped', reason },
    ]);
  });

  it.for(submissions)(
    'of $name gets the confirmation, and staff an alert, once the mark of spam is cleared',
    async (table, { tx }) => {
      const id = await visitorSends(tx, { seconds_to_fill: 1 }, table.name);
      await tx`insert into mail_recipients ${tx({ shared_address: 'all@example.com' })}`;
      expect(await sendAll(tx)).toEqual([]);
      const clear = () => mark(tx, [id], false, table.name);
      expect([await clear(), await clear()]).toEqual([[id], []]);
      const sent = await sendAll(tx);
      // The colleague who cleared the mark needs no alert.
      expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
        ['alert', 'all@example.com'],
        ['acknowledgement', table.row['email']],
      ]);
      const secret = String(sent[1]?.content['secret']);
      expect(await tx`select reference from public.read_status(${secret})`).toHaveLength(1);
      expect(await tx`select spam_reason from ${tx(table.name)} where id = ${id}`).toEqual([
        { spam_reason: null },
      ]);
      expect(await tx`select actor_email from activity_log where action = 'spam_cleared'`).toEqual([
        { actor_email: 'admin@people.example.com' },
      ]);
    },
  );
});

it('an erased submission sends no mail, planned or unplanned', async ({ tx }) => {
  const [before, between] = [await visitorSends(tx), await visitorSends(tx)];
  await tx`delete from private.mail_events where record_id = ${between}`;
  await tx`select private.forget_records(array[${before}]::uuid[], 'erased')`;
  expect(await sendAll(tx)).toEqual([]);

  const other = await visitorSends(tx, { email: `${randomUUID()}@example.com` });
  await claim(tx, 1);
  await tx`select private.forget_records(array[${other}]::uuid[], 'erased')`;
  expect(await sendAll(tx)).toEqual([]);
  expect(await tx`select from mails`).toHaveLength(0);
});

it('the settings match the published texts', async ({ tx }) => {
  const [settings] = await tx`
    select acknowledgements_a_mailbox as "confirmationsADay",
      extract(day from status_links_for)::int as "statusLinkDays",
      extract(day from news_every)::int as "newsEveryDays",
      (extract(year from news_for) * 12 + extract(month from news_for))::int as "newsMonths"
    from private.mail_settings
  `;
  expect(settings).toEqual(mailRules);
});
