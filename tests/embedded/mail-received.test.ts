// The hosted function in its version of Deno takes raw mails and Resend's events.
import { createHmac, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawMail, type MailParts } from '../../supabase/functions/mail/received/raw-mails.ts';
import { startFunction, startProvider } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

const token = 'the-token-of-who-hands-over';
const secret = Buffer.from('a secret of this test, 24 b').toString('base64');

let queue: MailQueue;
let provider: Awaited<ReturnType<typeof startProvider>>;
let mailFunction: Awaited<ReturnType<typeof startFunction>>;
let to = '';
beforeAll(async () => {
  queue = await startQueue();
  provider = await startProvider();
  mailFunction = await startFunction(queue.url, {
    MAIL_RECEIVE_TOKEN: token,
    MAIL_REPLY_DOMAIN: 'reply.example.com',
    RESEND_WEBHOOK_SECRET: `whsec_${secret}`,
    RESEND_API_KEY: 're_1',
    RESEND_API_URL: provider.url,
  });
}, 60_000);
afterAll(async () => {
  await mailFunction.kill();
  await provider.stop();
  await queue.stop();
}, 60_000);
beforeEach(async () => {
  await queue.sql('truncate messages cascade');
  await queue.clear();
  provider.clear();
  await queue.addVisitors('ama@example.com');
  await mailFunction.wake();
  [{ reply_to: to = '' } = {}] = provider.accepted.values();
});

const answerMail = (parts: MailParts = {}) =>
  rawMail({
    ...parts,
    headers: { To: to, 'Message-ID': `<${randomUUID()}@mail.example.org>`, ...parts.headers },
  });
const postMail = async (body: Uint8Array, headers: Record<string, string> = {}) => {
  const response = await fetch(`${mailFunction.url}/mail/received`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822', ...headers },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.status;
};
const storedMails = () =>
  queue.sql<{ new_text: string; assigned: boolean }>(
    "select new_text, record_id is not null as assigned from messages where kind = 'received' order by created_at",
  );

describe('a raw mail', () => {
  it('is stored once with its record', async () => {
    const mail = answerMail({ body: 'Tuesday works.' });
    expect(await Promise.all([postMail(mail), postMail(mail)])).toEqual([200, 200]);
    expect(await postMail(mail)).toBe(200);
    expect(await storedMails()).toEqual([{ new_text: 'Tuesday works.', assigned: true }]);
  });

  it('is refused without the token, above 10 MB, and if it is no mail', async () => {
    expect(await postMail(answerMail(), { authorization: 'Bearer guess' })).toBe(401);
    expect(await postMail(answerMail(), { authorization: '' })).toBe(401);
    expect(await postMail(new TextEncoder().encode('hello'))).toBe(422);
    expect(await sendEndlessBody(mailFunction.url)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await storedMails()).toEqual([]);
  });
});

describe('an event of Resend', () => {
  const postEvent = (event: object, { age = 0, key = secret } = {}) => {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(Date.now() / 1000) - age);
    const signature = createHmac('sha256', Buffer.from(key, 'base64'))
      .update(`msg_1.${timestamp}.${body}`)
      .digest('base64');
    return postMail(new TextEncoder().encode(body), {
      authorization: '',
      'svix-id': 'msg_1',
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${Buffer.from('another').toString('base64')} v1,${signature}`,
    });
  };
  const receivedEvent = (email_id: string) => ({
    type: 'email.received',
    created_at: new Date().toISOString(),
    data: { email_id, to: [to] },
  });

  it('about a received mail fetches and stores it', async () => {
    provider.received.set('m1', answerMail({ body: 'By Resend.' }));
    expect(await postEvent(receivedEvent('m1'))).toBe(200);
    expect(await storedMails()).toEqual([{ new_text: 'By Resend.', assigned: true }]);
  });

  it('is refused if it is forged or old', async () => {
    provider.received.set('m1', answerMail());
    const forged = Buffer.from('not the secret at all').toString('base64');
    expect(await postEvent(receivedEvent('m1'), { key: forged })).toBe(401);
    expect(await postEvent(receivedEvent('m1'), { age: 301 })).toBe(401);
    expect(await postEvent(receivedEvent('m1'), { age: -330 })).toBe(401);
    expect(await storedMails()).toEqual([]);
  });

  it('is to be sent again while Resend is down', async () => {
    expect(await postEvent(receivedEvent('missing'))).toBe(503);
    provider.received.set('missing', answerMail());
    expect(await postEvent(receivedEvent('missing'))).toBe(200);
  });

  it('about a mail that came back names it, and later mails to it are skipped', async () => {
    const [mail] = await queue.sql<{ provider_id: string }>('select provider_id from mails');
    const bounceEvent = (email_id: string, created_at = new Date().toISOString()) => ({
      type: 'email.bounced',
      created_at,
      data: { email_id, bounce: { message: 'No such mailbox' } },
    });
    expect(await postEvent(bounceEvent(mail?.provider_id ?? ''))).toBe(200);
    expect(await queue.readStates()).toMatchObject([
      { state: 'failed', reason: 'No such mailbox' },
    ]);
    await queue.addVisitors('ama@example.com');
    await mailFunction.wake();
    expect(await queue.readStates()).toMatchObject([{}, { state: 'skipped', reason: 'bounced' }]);
    const failed = { ...bounceEvent('unknown', '2026-01-01T00:00:00Z'), type: 'email.failed' };
    expect(await postEvent(failed)).toBe(200);
    expect(await postEvent(bounceEvent('unknown', '2026-01-01T00:00:00Z'))).toBe(200);
    expect(await postEvent(bounceEvent('unknown'))).toBe(503);
  });
});

/** Sends 20 MB in chunks and returns the status line of the response, which comes before the end. */
function sendEndlessBody(url: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.setTimeout(30_000, () => fail(new Error('No answer.')));
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      done(data.toString().split('\r\n', 1).join());
      socket.destroy();
    });
    socket.write(
      `POST /mail/received HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const chunk = 'x'.repeat(1024 * 1024);
    for (let i = 0; i < 20; i++) socket.write(`100000\r\n${chunk}\r\n`);
  });
}
