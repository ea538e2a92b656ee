// Runs the hosted function in the Deno version of hosted projects, between the real queue and a fake provider.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../src/content/fr/mails.ts';
import { startFunction, startProvider, type ProviderResponse } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

const sameKeyRefusal = { name: 'invalid_idempotent_request', message: 'Same key, other payload' };

let queue: MailQueue;
beforeAll(async () => {
  queue = await startQueue();
}, 60_000);
afterAll(() => queue.stop(), 60_000);
beforeEach(() => queue.clear());

it('a request without the token is rejected, and wrong or missing settings are named', async () => {
  for (const [env, text] of [
    [{}, 'Neither RESEND_API_KEY nor SMTP_URL is set.'],
    [{ SMTP_URL: 'smtp://user:pa#ss@x.example' }, 'SMTP_URL cannot be read: encode # % @ /'],
  ] as const) {
    const { wake, kill } = await startFunction(queue.url, env);
    expect((await wake('guess')).status).toBe(401);
    expect((await wake('')).status).toBe(401);
    expect(await wake()).toEqual({ status: 503, text });
    await kill();
  }
});

describe('the mailer over HTTP', () => {
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
  beforeEach(() => provider.clear());

  it('sends each mail once, with a unique key', async () => {
    await queue.addVisitors(...Array.from({ length: 12 }, (_, i) => `v${i}@example.com`));
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

  const message = (text: string) => ({ body: { message: text } });
  const name = (text: string) => ({ body: { name: text, message: 'x' } });
  async function mailAfter(answer: Exclude<ProviderResponse, 'lost'>) {
    await queue.addVisitors('v@example.com');
    provider.answer(answer);
    await mailer.wake();
    const [mail] = await queue.readStates();
    expect(mail?.reason).toMatch(new RegExp(`^${answer.status} `));
    return mail;
  }

  it.each<[string, Exclude<ProviderResponse, 'lost'>, seconds: number]>([
    ['with a pause', { status: 429, headers: { 'retry-after': '7' } }, 7],
    ['of the daily quota', { status: 429, ...name('daily_quota_exceeded') }, 900],
    ['about the sender', { status: 422, ...name('invalid_from_address') }, 900],
    ['about the key', { status: 401 }, 300],
    [
      'about the domain',
      { status: 403, ...message('The domain example.com is not verified.') },
      300,
    ],
  ])('waits and counts no attempt at a refusal %s: %j', async (_, answer, seconds) => {
    const mail = await mailAfter(answer);
    expect(mail).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(mail?.seconds).toBeLessThanOrEqual(seconds);
    expect(mail?.seconds).toBeGreaterThan(seconds - 5);
  });

  it.each<Exclude<ProviderResponse, 'lost'>>([
    { status: 422, ...message('Invalid `to`') },
    { status: 403, ...message('V@example.com is on the suppression list.') },
  ])('counts an attempt at a refusal of this mail: %j', async (answer) => {
    const mail = await mailAfter(answer);
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(mail?.seconds).toBeGreaterThan(20);
    expect(mail?.seconds).toBeLessThanOrEqual(37);
  });

  it.each([
    ['lost', 'lost', 2],
    ['a gateway’s', { status: 504 }, 1],
  ] as const)(
    'tries again with the same key after an answer that was %s, and counts "sent already" as sent',
    async (_, before, attempts) => {
      await queue.addVisitors('v@example.com');
      provider.answer(before, { status: 409, body: sameKeyRefusal });
      await mailer.wake();
      expect(await queue.readStates()).toMatchObject([
        { state: 'waiting', attempts: attempts - 1 },
      ]);
      await queue.sql('update mails set due_at = now()');
      await mailer.wake();
      expect(await queue.readStates()).toMatchObject([{ state: 'sent', attempts }]);
      const [first, second] = provider.requests;
      expect(second).toEqual(first);
    },
  );
});

it('no attempt is counted while the provider cannot be reached', async () => {
  const env = { RESEND_API_KEY: 're_1', RESEND_API_URL: 'http://127.0.0.1:1/emails' };
  const { wake, kill } = await startFunction(queue.url, env);
  await queue.addVisitors('v@example.com', 'w@example.com');
  expect(await wake()).toEqual({ status: 200, text: '0 sent.' });
  const waiting = { state: 'waiting', attempts: 0 };
  expect(await queue.readStates()).toMatchObject([waiting, waiting]);
  await kill();
});

describe('the address in List-Unsubscribe', () => {
  let mailer: Awaited<ReturnType<typeof startFunction>>;
  const secret = 'S'.repeat(43);
  const page = (locale: string) => `${mailer.url}/mail/news/${locale}/${secret}`;
  const subscribers = () =>
    queue.sql('select from private.news_subscriptions where ended_at is null');
  const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') };

  beforeAll(async () => {
    mailer = await startFunction(queue.url, {});
  });
  afterAll(() => mailer.kill());
  beforeEach(() =>
    queue.sql(`
      truncate private.news_subscriptions cascade;
      with n as (
        insert into private.news_subscriptions (mailbox, email, locale, application_id)
        values ('x', 'a@example.com', 'fr', gen_random_uuid()) returning id
      )
      insert into private.mail_links (secret_hash, subscription_id, expires_at)
      select sha256('${secret}'), id, now() + interval '1 day' from n
    `),
  );

  it('leads to the page with the button, and changes nothing', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(page('fr'), { method, redirect: 'manual' });
      expect(response.status).toBe(303);
      const { headers } = response;
      expect(headers.get('location')).toBe(`https://site.example/fr/status#news.${secret}`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await subscribers()).toHaveLength(1);
  });

  it('ends nothing by another body or method', async () => {
    const another = { method: 'POST', body: new URLSearchParams({ a: 'b' }) };
    expect((await fetch(page('fr'), another)).status).toBe(400);
    expect((await fetch(page('fr'), { method: 'DELETE' })).status).toBe(405);
    expect(await subscribers()).toHaveLength(1);
  });

  it.each([URLSearchParams, FormData])(
    'ends the news by one click, and logs no secret',
    async (Form) => {
      const body = new Form();
      body.set('List-Unsubscribe', 'One-Click');
      expect((await fetch(page('fr'), { method: 'POST', body })).status).toBe(200);
      expect(await subscribers()).toHaveLength(0);
      expect(mailer.output()).not.toContain(secret);
    },
  );

  it('answers an unknown secret like a known one, and nothing else without the token', async () => {
    const unknown = await fetch(page('fr').replace(secret, 'x'.repeat(43)), oneClick);
    expect([unknown.status, await unknown.text()]).toEqual([200, 'Unsubscribed.\n']);
    for (const path of ['', '/news/de/' + secret, `/news/fr/${secret}x`]) {
      expect((await fetch(mailer.url + path, oneClick)).status).toBe(401);
    }
    expect(await subscribers()).toHaveLength(1);
  });
});
