// Runs the hosted function in the Deno version of hosted projects, between the real queue and a fake provider.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../src/content/fr/mails.ts';
import { startFunction, startProvider } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

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

describe('over HTTP', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let mailer: Awaited<ReturnType<typeof startFunction>>;
  beforeAll(async () => {
    provider = await startProvider();
    mailer = await startFunction(queue.url, {
      RESEND_API_KEY: 're_1',
      RESEND_API_URL: provider.url,
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
    const ids = (await queue.sql<{ id: string }>('select id from mails')).map(({ id }) => id);
    expect([...provider.accepted.keys()].toSorted()).toEqual(ids.toSorted());
    const [mail] = provider.accepted.values();
    expect(mail?.subject).toContain(mails.kinds.quote_requests.name);
    expect(mail?.text).toMatch(/https:\/\/site\.example\/fr\/status#[\w-]{43}/);
    expect(await mailer.wake()).toEqual({ status: 200, text: '0 sent.' });
  });

  it.each([
    ['429 with a pause', { status: 429, headers: { 'retry-after': '7' } }, 'waiting', 1, 7, 7],
    ['500', { status: 500 }, 'waiting', 1, 24, 36],
    ['422', { status: 422, body: { message: 'Invalid `to`' } }, 'failed', 1, 24, 36],
    ['401', { status: 401 }, 'waiting', 0, 300, 300],
    ['403, the domain is not verified', { status: 403 }, 'waiting', 0, 300, 300],
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
});
