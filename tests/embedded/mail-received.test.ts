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
let door: Awaited<ReturnType<typeof startFunction>>;
let to = '';
beforeAll(async () => {
  queue = await startQueue();
  provider = await startProvider();
  door = await startFunction(queue.url, {
    MAIL_RECEIVE_TOKEN: token,
    MAIL_REPLY_DOMAIN: 'reply.example.com',
    RESEND_WEBHOOK_SECRET: `whsec_${secret}`,
    RESEND_API_KEY: 're_1',
    RESEND_API_URL: provider.url,
  });
}, 60_000);
afterAll(async () => {
  await door.kill();
  await provider.stop();
  await queue.stop();
}, 60_000);
beforeEach(async () => {
  await queue.sql('truncate messages cascade');
  await queue.empty();
  provider.forget();
  await queue.visitors('ama@example.com');
  await door.wake();
  [{ reply_to: to = '' } = {}] = provider.accepted.values();
});

const answer = (parts: MailParts = {}) =>
  rawMail({
    ...parts,
    headers: { To: to, 'Message-ID': `<${randomUUID()}@mail.example.org>`, ...parts.headers },
  });
const hand = async (body: Uint8Array, headers: Record<string, string> = {}) => {
  const response = await fetch(`${door.url}/mail/received`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822', ...headers },
    body: new Uint8Array(body),
  });
  await response.text();
  return response.status;
};
const stored = () =>
  queue.sql<{ new_text: string; assigned: boolean }>(
    "select new_text, record_id is not null as assigned from messages where kind = 'received' order by created_at",
  );

describe('a raw mail', () => {
  it('is stored once with its record', async () => {
    const mail = answer({ body: 'Tuesday works.' });
    expect(await Promise.all([hand(mail), hand(mail)])).toEqual([200, 200]);
    expect(await hand(mail)).toBe(200);
    expect(await stored()).toEqual([{ new_text: 'Tuesday works.', assigned: true }]);
  });

  it('is refused without the token, above 10 MB, and if it is no mail', async () => {
    expect(await hand(answer(), { authorization: 'Bearer guess' })).toBe(401);
    expect(await hand(answer(), { authorization: '' })).toBe(401);
    expect(await hand(new TextEncoder().encode('hello'))).toBe(422);
    expect(await sendForever(door.url)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await stored()).toEqual([]);
  });
});

describe('an event of Resend', () => {
  const signed = (event: object, { age = 0, key = secret } = {}) => {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(Date.now() / 1000) - age);
    const signature = createHmac('sha256', Buffer.from(key, 'base64'))
      .update(`msg_1.${timestamp}.${body}`)
      .digest('base64');
    return hand(new TextEncoder().encode(body), {
      authorization: '',
      'svix-id': 'msg_1',
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${Buffer.from('another').toString('base64')} v1,${signature}`,
    });
  };
  const arrived = (email_id: string) => ({
    type: 'email.received',
    created_at: new Date().toISOString(),
    data: { email_id, to: [to] },
  });

  it('about a received mail fetches and stores it', async () => {
    provider.received.set('m1', answer({ body: 'By Resend.' }));
    expect(await signed(arrived('m1'))).toBe(200);
    expect(await stored()).toEqual([{ new_text: 'By Resend.', assigned: true }]);
  });

  it('is refused if it is forged or old', async () => {
    provider.received.set('m1', answer());
    const forged = Buffer.from('not the secret at all').toString('base64');
    expect(await signed(arrived('m1'), { key: forged })).toBe(401);
    expect(await signed(arrived('m1'), { age: 301 })).toBe(401);
    expect(await signed(arrived('m1'), { age: -330 })).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('is to be sent again while Resend is down', async () => {
    expect(await signed(arrived('missing'))).toBe(503);
    provider.received.set('missing', answer());
    expect(await signed(arrived('missing'))).toBe(200);
  });

  it('about a mail that came back names it, and later mails to it are skipped', async () => {
    const [mail] = await queue.sql<{ provider_id: string }>('select provider_id from mails');
    const bounced = (email_id: string, created_at = new Date().toISOString()) => ({
      type: 'email.bounced',
      created_at,
      data: { email_id, bounce: { message: 'No such mailbox' } },
    });
    expect(await signed(bounced(mail?.provider_id ?? ''))).toBe(200);
    expect(await queue.states()).toMatchObject([{ state: 'failed', reason: 'No such mailbox' }]);
    await queue.visitors('ama@example.com');
    await door.wake();
    expect(await queue.states()).toMatchObject([{}, { state: 'skipped', reason: 'bounced' }]);
    const failed = { ...bounced('unknown', '2026-01-01T00:00:00Z'), type: 'email.failed' };
    expect(await signed(failed)).toBe(200);
    expect(await signed(bounced('unknown', '2026-01-01T00:00:00Z'))).toBe(200);
    expect(await signed(bounced('unknown'))).toBe(503);
  });
});

/** Sends 20 MB in chunks and returns the first line of the answer, which comes before the end. */
function sendForever(url: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.setTimeout(30_000, () => fail(new Error('No answer.')));
    socket.on('error', () => undefined);
    socket.once('data', (data) => {
      done(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.write(
      `POST /mail/received HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const chunk = 'x'.repeat(1024 * 1024);
    for (let i = 0; i < 20; i++) socket.write(`100000\r\n${chunk}\r\n`);
  });
}
