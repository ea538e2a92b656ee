import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailRules } from '@/content/facts/mail';
import { normalizeEmail } from '@/lib/email-address';
import { freshDatabase } from './database';
import { claim, quotes, sendAll, visitorSends } from './mail';
import { as, become, outcome, type Tx } from './personas';
import { submit } from './submit';
import { submissions } from './tables';

const database = freshDatabase('explicit');
const sql = <T>(run: (tx: Tx) => Promise<T>) => as(database.sql, 'owner', run);

const planned = (tx: Tx, kind: string) =>
  tx`select state, reason, record_id, recipient_id from mails where kind = ${kind} order by created_at, id`;
const events = async (tx: Tx) =>
  (await tx`select table_name, record_id from private.mail_events order by id`).map((row) => ({
    ...row,
  }));
const setLimits = (tx: Tx, limits: Record<string, number>) =>
  tx`update private.mail_settings set ${tx(limits)}`;

describe('a visitor’s transaction', () => {
  it.each(submissions)('records one event for $name and plans no mail', ({ name }) =>
    sql(async (tx) => {
      const id = await visitorSends(tx, {}, name);
      expect(await events(tx)).toEqual([{ table_name: name, record_id: id }]);
      expect(await tx`select from mails`).toHaveLength(0);
    }),
  );

  it('records no event for an import, a refused submission or a repeated one', () =>
    sql(async (tx) => {
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
    }));
});

describe('a visitor', () => {
  it('gets a confirmation in their language, without their input', () =>
    sql(async (tx) => {
      const id = await visitorSends(tx, { locale: 'fr', email: 'Ada@Example.com' });
      const [mail] = (await claim(tx)).mails.filter(({ kind }) => kind === 'acknowledgement');
      expect(mail).toMatchObject({ locale: 'fr', to: 'Ada@Example.com' });
      const { secret, ...content } = mail?.content ?? {};
      expect(content).toEqual({
        tableName: 'quote_requests',
        reference: `DR-${id.slice(0, 8).toUpperCase()}`,
        newsSecret: null,
        replyToken: expect.stringMatching(/^[a-z\d]{32}$/) as string,
      });
      expect(secret).toMatch(/^[\w-]{43}$/);
    }));

  it.each([
    ['honeypot', { honeypot: 'bait' }, 'spam_suspected'],
    ['too fast', { seconds_to_fill: 1 }, 'spam_suspected'],
    ['an international address', { email: 'ada@exämple.com' }, 'address'],
    ['a name that is not ASCII', { email: 'adä@example.com' }, 'address'],
    ['a local part of 65', { email: `${'a'.repeat(65)}@example.com` }, 'address'],
  ])('gets no confirmation: %s', (_, row, reason) =>
    sql(async (tx) => {
      await visitorSends(tx, row);
      const mails = await sendAll(tx);
      expect(mails.filter(({ kind }) => kind !== 'alert')).toEqual([]);
      expect(await planned(tx, 'acknowledgement')).toMatchObject([{ state: 'skipped', reason }]);
    }),
  );

  it.each([
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"a b"@example.com',
    'a@example.com\u202e',
  ])('gets no mail at the invalid address %j', (address) =>
    sql(async (tx) => {
      const [row] = await tx`select private.is_plain_address(${address}) as plain`;
      expect(row).toEqual({ plain: false });
    }),
  );

  it.each([
    'ada@example.com',
    "O'Brien+jobs_1@mail.example.co.za",
    `${'a'.repeat(64)}@x.example`,
    normalizeEmail('awa@société.sn'),
    normalizeEmail('li@例子.中国'),
  ])('gets mail at %s', (address) =>
    sql(async (tx) => {
      const [row] = await tx`select private.is_plain_address(${address}) as plain`;
      expect(row).toEqual({ plain: true });
    }),
  );

  it('gets no confirmation whose turn would come in more than two days, until staff retry it', () =>
    sql(async (tx) => {
      await setLimits(tx, { acknowledgements_an_hour: 2 });
      await visitorSends(tx, { email: 'v0@example.com' });
      await tx`update private.turns set slot = slot + 48 * 2`;
      await visitorSends(tx, { email: 'v1@example.com' });
      await sendAll(tx);
      await become(tx, 'admin');
      const [row] = await tx`select id from mails where reason = 'limit of all mailboxes'`;
      expect(await tx`select public.retry_mails(${row?.['id']}) as retried`).toEqual([
        { retried: 1 },
      ]);
      expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['acknowledgement']);
    }));

  it.each(submissions)(
    'of $name gets the confirmation, and staff an alert, once the mark of spam is cleared',
    (table) =>
      sql(async (tx) => {
        const id = await visitorSends(tx, { seconds_to_fill: 1 }, table.name);
        await tx`insert into mail_recipients ${tx({ shared_address: 'all@example.com' })}`;
        expect(await sendAll(tx)).toEqual([]);
        const clear = async () => {
          await become(tx, 'admin');
          const change = { id, seen: { spam_suspected: true }, set: { spam_suspected: false } };
          const [row] = await tx`
            select public.update_records(${table.name}, ${JSON.stringify([change])}::text::jsonb) as result
          `;
          await become(tx, 'owner');
          return Object.keys((row?.['result'] as { changed: object } | undefined)?.changed ?? {});
        };
        expect([await clear(), await clear()]).toEqual([[id], []]);
        const sent = await sendAll(tx);
        const mails = sent.filter(({ kind }) => kind === 'acknowledgement');
        expect(mails).toHaveLength(1);
        // The colleague who cleared the mark needs no alert.
        expect(sent.filter(({ kind }) => kind === 'alert').map(({ to }) => to)).toEqual([
          'all@example.com',
        ]);
        const secret = String(mails[0]?.content['secret']);
        expect(await tx`select reference from public.read_status(${secret})`).toHaveLength(1);
        expect(await tx`select spam_reason from ${tx(table.name)} where id = ${id}`).toEqual([
          { spam_reason: null },
        ]);
        expect(
          await tx`select actor_email from activity_log where action = 'spam_cleared'`,
        ).toEqual([{ actor_email: 'admin@people.example.com' }]);
      }),
  );

  it('gets the confirmation once an edit is no longer too fast', () =>
    sql(async (tx) => {
      const id = await visitorSends(tx, { seconds_to_fill: 1 });
      await sendAll(tx);
      await become(tx, 'anonymous');
      await submit(tx, 'quote_requests', { ...quotes.row, id, revision: 2, seconds_to_fill: 9 });
      expect((await sendAll(tx)).map(({ kind }) => kind)).toEqual(['alert', 'acknowledgement']);
    }));
});

it('an erased submission sends no mail, planned or unplanned', () =>
  sql(async (tx) => {
    const [before, between] = [await visitorSends(tx), await visitorSends(tx)];
    await tx`delete from private.mail_events where record_id = ${between}`;
    await tx`select private.forget_submissions('quote_requests', array[${before}]::uuid[], 'erased')`;
    expect(await sendAll(tx)).toEqual([]);

    const other = await visitorSends(tx, { email: `${randomUUID()}@example.com` });
    await claim(tx, 1);
    await tx`select private.forget_submissions('quote_requests', array[${other}]::uuid[], 'erased')`;
    expect(await sendAll(tx)).toEqual([]);
    expect(await tx`select from mails`).toHaveLength(0);
  }));

it('the settings match the published texts', () =>
  sql(async (tx) => {
    const [settings] = await tx`
      select acknowledgements_a_mailbox as "confirmationsADay",
        extract(day from status_links_for)::int as "statusLinkDays",
        extract(day from news_every)::int as "newsEveryDays",
        (extract(year from news_for) * 12 + extract(month from news_for))::int as "newsMonths"
      from private.mail_settings
    `;
    expect(settings).toEqual(mailRules);
  }));

it.each([
  ['kind', 'advertisement'],
  ['locale', 'de'],
  ['state', 'gone'],
])('rejects a mail of an unknown %s', (column, value) =>
  sql(async (tx) => {
    await visitorSends(tx);
    await claim(tx);
    await expect(tx`update mails set ${tx({ [column]: value })}`).rejects.toMatchObject({
      constraint_name: `mails_${column}_values`,
    });
  }),
);
