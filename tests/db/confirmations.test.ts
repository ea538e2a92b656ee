import { describe, expect } from 'vitest';
import { mailRules } from '@/content/facts/mail';
import { referenceOf } from '@/lib/reference';
import { sharedDatabase } from './database';
import { claimOne, sendAll, submitForm } from './mail';
import { markSpam } from './spam';
import { quotes } from './tables';
import { callAs, people, readValue, type Tx } from './transaction';

const { it } = sharedDatabase('explicit');

/** Why confirmations are not sent. */
const skipReasons = async (tx: Tx) =>
  (await tx`select reason from mails where kind = 'acknowledgement'`).map(
    ({ reason }) => reason as string,
  );
/** Lets the requests that follow come from an IP address. */
const setClientAddress = (tx: Tx, address: string) =>
  tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`;
const setLimits = (tx: Tx, limits: Record<string, number>) =>
  tx`update private.mail_settings set ${tx(limits)}`;

const confirmationFollows = (tx: Tx, id: string) =>
  readValue(tx`select public.confirmation_follows(${id})`);

describe('a visitor', () => {
  const sendConfirmations = async (tx: Tx) =>
    (await sendAll(tx, 'acknowledgement')).map(({ to }) => to).toSorted();

  it('gets three confirmations a day, across spellings of the address', async ({ tx }) => {
    await setLimits(tx, { alerts_an_hour: 1 });
    const email = 'victim@gmail.com';
    const spellings = [
      'VICTIM+1@gmail.com',
      'vic.tim+2@googlemail.com',
      email,
      'v.ictim@gmail.com',
    ];
    for (const spelling of [...spellings, email]) await submitForm(tx, { email: spelling });
    expect(await sendConfirmations(tx)).toEqual(spellings.slice(0, 3).toSorted());
    const reasons = await skipReasons(tx);
    expect(reasons.filter((reason) => reason === 'limit of this mailbox')).toHaveLength(2);

    await tx`select private.forget_records(array_agg(id), 'erased') from quote_requests`;
    await submitForm(tx, { email });
    expect(await sendConfirmations(tx), 'after an erasure').toEqual([]);
    await tx`update private.recent_submissions set received_at = now() - interval '25 hours'`;
    await submitForm(tx, { email });
    expect(await sendConfirmations(tx), 'the next day').toEqual([email]);
  });

  it('waits two days at most beyond a network’s share, while others get theirs', async ({ tx }) => {
    await setLimits(tx, { acknowledgements_an_hour: 12 });
    const ids: string[] = [];
    const sendFrom = async (address: string) => {
      await setClientAddress(tx, address);
      const id = await submitForm(tx, { email: `v${ids.length}@example.com` });
      ids.push(id);
      return id;
    };
    for (const host of [1, 2, 3, 4]) await sendFrom(`2001:db8:1:${host}::1`);
    await sendFrom('203.0.113.7');
    expect(await sendConfirmations(tx)).toEqual([
      'v0@example.com',
      'v1@example.com',
      'v4@example.com',
    ]);
    const announced = await Promise.all(ids.map((id) => confirmationFollows(tx, id)));
    expect(announced).toEqual(['now', 'now', 'later', 'later', 'now']);
    expect(await callAs(tx, 'admin', 'mail_state')).toMatchObject({ waiting: 0 });
    await tx`update mails set due_at = now(), wanted_at = now() where state = 'waiting'`;
    expect(await sendConfirmations(tx)).toEqual(['v2@example.com', 'v3@example.com']);

    await tx`update private.recent_submissions set count = count + 48 * 2 where count > 1000`;
    const skippedId = await sendFrom('2001:db8:1:9::1');
    expect(await sendConfirmations(tx)).toEqual([]);
    expect(await confirmationFollows(tx, skippedId)).toBe('none');
    expect(await skipReasons(tx)).toContain('limit of this network');
  });

  it('gets a confirmation in their language', async ({ tx }) => {
    const id = await submitForm(tx, { locale: 'fr', email: 'Ada@Example.com' });
    const mail = await claimOne(tx, 'acknowledgement');
    expect(mail).toMatchObject({ locale: 'fr', to: 'Ada@Example.com' });
    expect(mail.content).toMatchObject({
      tableName: 'quote_requests',
      reference: referenceOf(id),
      topic: quotes.row['service_type'],
      secret: expect.stringMatching(/^[\w-]{43}$/) as string,
      replyToken: expect.stringMatching(/^[a-z\d]{32}$/) as string,
    });
    expect(mail.content).not.toHaveProperty('newsSecret');
  });

  it.for([
    ['a filled honeypot', { honeypot: 'bait' }, 'spam_suspected'],
    ['a form sent too fast', { seconds_to_fill: 1 }, 'spam_suspected'],
    ['an international address', { email: 'ada@exämple.com' }, 'address'],
  ] as const)('gets no confirmation for %s', async ([, row, reason], { tx }) => {
    await submitForm(tx, row);
    const mails = await sendAll(tx);
    expect(mails.filter(({ kind }) => kind !== 'alert')).toEqual([]);
    expect(await tx`select state, reason from mails where kind = 'acknowledgement'`).toEqual([
      { state: 'skipped', reason },
    ]);
  });

  it('gets the confirmation, and staff an alert, once the spam mark is cleared', async ({ tx }) => {
    const id = await submitForm(tx, { seconds_to_fill: 1 });
    await tx`insert into mail_recipients ${tx({ shared_address: 'all@example.com' })}`;
    expect(await sendAll(tx)).toEqual([]);
    const clearMark = () => markSpam(tx, [id], false);
    expect([await clearMark(), await clearMark()]).toEqual([[id], []]);
    const sent = await sendAll(tx);
    // The colleague who cleared the mark needs no alert.
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
      ['alert', 'all@example.com'],
      ['acknowledgement', quotes.row['email']],
    ]);
    const secret = String(sent[1]?.content['secret']);
    expect(await tx`select reference from public.read_status(${secret})`).toHaveLength(1);
    expect(await tx`select actor_email from activity_log where action = 'spam_cleared'`).toEqual([
      { actor_email: people.admin.email },
    ]);
  });
});

it('the mail settings are what the texts of the site promise', async ({ tx }) => {
  const [settings] = await tx`
    select acknowledgements_a_mailbox as "confirmationsPerDay",
      extract(day from status_links_for)::int as "statusLinkDays",
      extract(day from news_every)::int as "newsEveryDays",
      (extract(year from news_for) * 12 + extract(month from news_for))::int as "newsMonths"
    from private.mail_settings
  `;
  expect(settings).toEqual(mailRules);
});
