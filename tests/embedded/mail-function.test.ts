// Runs the hosted function in the Deno version of hosted projects, between the real queue and a fake provider.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../src/content/fr/mails.ts';
import { startFunction, startProvider } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

const taken = { name: 'invalid_idempotent_request', message: 'Same key, other payload' };

let queue: MailQueue;
beforeAll(async () => {
  queue = await startQueue();
}, 60_000);
afterAll(() => queue.stop(), 60_000);
beforeEach(() => queue.empty());

it('rejects a request without the token, and names missing settings', async () => {
  const { wake, kill } = await startFunction(queue.url, {});
  expect((await wake('guess')).status).toBe(401);
  expect((await wake('')).status).toBe(401);
  expect(await wake()).toEqual({
    status: 503,
    text: 'Neither RESEND_API_KEY nor SMTP_URL is set.',
  });
  await kill();
});

it.each([
  ['MAIL_FROM is not an address', { MAIL_FROM: 'noreply' }],
  ['MAIL_FROM is not an address', { MAIL_FROM: 'Name <a@example.com>, b@example.com' }],
  ['SMTP_URL cannot be read: encode # % @ /', { SMTP_URL: 'smtps://user:pa#ss@mail.example.com' }],
])('names a setting that cannot be used: %s', async (text, env) => {
  const { wake, kill } = await startFunction(queue.url, { RESEND_API_KEY: '', ...env });
  expect(await wake()).toEqual({ status: 503, text });
  await kill();
});

describe('over HTTP', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let mailer: Awaited<ReturnType<typeof startFunction>>;
  beforeAll(async () => {
    provider = await startProvider();
    mailer = await startFunction(queue.url, {
      RESEND_API_KEY: 're_1',
      RESEND_API_URL: provider.url,
      MAIL_FROM: 'Deccan, Reach: jobs <noreply@mail.example.com>',
    });
  });
  afterAll(async () => {
    await mailer.kill();
    await provider.stop();
  });
  beforeEach(() => provider.forget());

  it('sends each mail once, with a unique key', async () => {
    await queue.visitors(...Array.from({ length: 12 }, (_, i) => `v${i}@example.com`));
    expect(await mailer.wake()).toEqual({ status: 200, text: '12 sent.' });
    expect(provider.requests).toHaveLength(12);
    expect(JSON.parse(provider.requests[0]?.payload ?? '')).toMatchObject({
      from: '"Deccan, Reach: jobs" <noreply@mail.example.com>',
    });
    const ids = (await queue.sql<{ id: string }>('select id from mails')).map(({ id }) => id);
    expect([...provider.accepted.keys()].toSorted()).toEqual(ids.toSorted());
    const [mail] = provider.accepted.values();
    expect(mail?.subject).toContain(mails.kinds.quote_requests.name);
    expect(mail?.text).toMatch(/https:\/\/site\.example\/fr\/status#[\w-]{43}/);
    expect(await mailer.wake()).toEqual({ status: 200, text: '0 sent.' });
  });

  it.each([
    ['429 with a pause', { status: 429, headers: { 'retry-after': '7' } }, 'waiting', 0, 7, 7],
    [
      '429, the daily quota',
      { status: 429, body: { name: 'daily_quota_exceeded' } },
      'waiting',
      0,
      900,
      900,
    ],
    ['500', { status: 500 }, 'waiting', 0, 60, 60],
    ['422', { status: 422, body: { message: 'Invalid `to`' } }, 'waiting', 1, 24, 36],
    [
      '422 about the sender',
      { status: 422, body: { name: 'invalid_from_address', message: 'x' } },
      'waiting',
      0,
      900,
      900,
    ],
    ['422 of a proxy', { status: 422, body: [] }, 'waiting', 0, 900, 900],
    ['409 of another request', { status: 409, body: taken }, 'waiting', 1, 24, 36],
    ['401', { status: 401 }, 'waiting', 0, 300, 300],
    ['403', { status: 403 }, 'waiting', 0, 300, 300],
    [
      '403, the domain is not verified',
      { status: 403, body: { message: 'The example.com domain is not verified.' } },
      'waiting',
      0,
      300,
      300,
    ],
    [
      '403 of an account without a domain',
      {
        status: 403,
        body: { message: 'To send emails to other recipients, please verify a domain.' },
      },
      'waiting',
      0,
      300,
      300,
    ],
    [
      '403 about the recipient',
      { status: 403, body: { message: 'V@example.com is on the suppression list.' } },
      'waiting',
      1,
      24,
      36,
    ],
  ])('handles the response %s', async (_, answer, state, attempts, least, most) => {
    await queue.visitors('v@example.com');
    provider.answer(answer);
    await mailer.wake();
    const [mail] = await queue.states();
    expect(mail).toMatchObject({ state, attempts });
    expect(mail?.reason).toMatch(new RegExp(`^${answer.status} `));
    expect(mail?.seconds).toBeGreaterThanOrEqual(least - 1);
    expect(mail?.seconds).toBeLessThanOrEqual(most + 1);
  });

  it('retries with the same key after a lost response', async () => {
    await queue.visitors('v@example.com');
    provider.answer('lost');
    await mailer.wake();
    expect(await queue.states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await queue.sql('update mails set due_at = now()');
    await mailer.wake();
    expect(await queue.states()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    const [first, second] = provider.requests;
    expect(second).toEqual(first);
    expect(provider.accepted.size).toBe(1);
  });

  it.each([
    ['lost', 'lost'],
    ['a gateway’s', { status: 504 }],
  ] as const)(
    'a mail with changed words was sent if the response before was %s',
    async (_, before) => {
      await queue.visitors('v@example.com');
      provider.answer(before, { status: 409, body: taken });
      for (let tries = 0; tries < 2; tries++) {
        await mailer.wake();
        await queue.sql('update mails set due_at = now()');
      }
      expect(await queue.states()).toMatchObject([
        { state: 'sent', attempts: before === 'lost' ? 2 : 1 },
      ]);
    },
  );

  it('sends the others if one is refused, and stops after three that have to wait', async () => {
    await queue.visitors(...Array.from({ length: 6 }, (_, i) => `v${i}@example.com`));
    const quota = { status: 429, body: { name: 'daily_quota_exceeded', message: 'x' } };
    provider.answer(quota, undefined, quota, quota, quota);
    expect(await mailer.wake()).toEqual({ status: 200, text: '1 sent.' });
    expect(provider.requests).toHaveLength(5);
    expect((await queue.states()).map(({ attempts }) => attempts).toSorted()).toEqual([
      0, 0, 0, 0, 0, 1,
    ]);
  });
});

it('does not count an attempt while the provider cannot be reached', async () => {
  const env = { RESEND_API_KEY: 're_1', RESEND_API_URL: 'http://127.0.0.1:1/emails' };
  const { wake, kill } = await startFunction(queue.url, env);
  await queue.visitors('v@example.com', 'w@example.com');
  expect(await wake()).toEqual({ status: 200, text: '0 sent.' });
  const waiting = { state: 'waiting', attempts: 0, seconds: 300 };
  expect(await queue.states()).toMatchObject([waiting, waiting]);
  await kill();
});

describe('the address in List-Unsubscribe', () => {
  let mailer: Awaited<ReturnType<typeof startFunction>>;
  const secret = 'S'.repeat(43);
  const page = (locale: string) => `${mailer.url}/mail/news/${locale}/${secret}`;
  const subscribers = () =>
    queue.sql('select from private.news_subscriptions where ended_at is null');
  const oneClick = {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  };

  beforeAll(async () => {
    mailer = await startFunction(queue.url, {});
  });
  afterAll(() => mailer.kill());
  beforeEach(() =>
    queue.sql(`
      truncate private.news_subscriptions, private.mail_links;
      with n as (
        insert into private.news_subscriptions (mailbox, email, locale, application_id)
        values ('x', 'a@example.com', 'fr', gen_random_uuid()) returning id
      )
      insert into private.mail_links
      select sha256('${secret}'), 'news', 'news_subscriptions', id, now() + interval '1 day' from n
    `),
  );

  it.each(['GET', 'HEAD'])(
    'leads to the page with the button and changes nothing: %s',
    async (method) => {
      for (const [locale, prefix] of [
        ['en', ''],
        ['fr', '/fr'],
      ] as const) {
        const response = await fetch(page(locale), { method, redirect: 'manual' });
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(
          `https://site.example${prefix}/status#news.${secret}`,
        );
        expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      }
      expect(await subscribers()).toHaveLength(1);
    },
  );

  it.each([
    ['no body', { method: 'POST' }, 400],
    ['another body', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }, 400],
    ['another method', { method: 'DELETE' }, 405],
  ])('ends nothing: %s', async (_, init, status) => {
    expect((await fetch(page('fr'), init)).status).toBe(status);
    expect(await subscribers()).toHaveLength(1);
  });

  it.each([
    ['a form', oneClick],
    [
      'a multipart form',
      () => {
        const body = new FormData();
        body.set('List-Unsubscribe', 'One-Click');
        return { method: 'POST', body };
      },
    ],
  ])('ends the news by one click, and logs no secret: %s', async (_, init) => {
    const response = await fetch(page('fr'), typeof init === 'function' ? init() : init);
    expect(response.status).toBe(200);
    expect(await subscribers()).toHaveLength(0);
    expect(mailer.output()).not.toContain(secret);
  });

  it('answers an unknown secret like a known one, and nothing else without the token', async () => {
    const unknown = await fetch(page('fr').replace(secret, 'x'.repeat(43)), oneClick);
    expect([unknown.status, await unknown.text()]).toEqual([200, 'Unsubscribed.\n']);
    for (const path of ['', '/news/de/' + secret, `/news/fr/${secret}x`]) {
      expect((await fetch(mailer.url + path, oneClick)).status).toBe(401);
    }
    expect(await subscribers()).toHaveLength(1);
  });
});
