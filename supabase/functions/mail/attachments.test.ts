// Files of a reply, through both transports.
import { afterEach, expect, it } from 'vitest';
import { pdf } from '@tests/support/document-builders';
import { startCatcher, startProvider } from '@tests/embedded/mail-harness';
import type { Message } from './message';
import type { Mail, MailFile, Outcome } from './queue';
import { resend } from './resend';
import { sendDue } from './send-due';
import { smtp } from './smtp';

const servers: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { stop } of servers.splice(0)) await stop();
});

const names = [
  'Offer.pdf',
  'Devis n° 7 – été "final"; v2.pdf',
  '报价 عرض 📄.pdf',
  `${'é'.repeat(196)}.pdf`,
];
const messageWith = (files: Message['files']): Message => ({
  id: '1a2b3c4d-0000-4000-8000-000000000001',
  messageId: '<m1@mail.example.com>',
  from: { name: 'Deccan Reach', address: 'noreply@mail.example.com' },
  to: 'v0@example.com',
  subject: 'Hello',
  text: 'Hello.\n',
  html: '<p>Hello.</p>',
  headers: {},
  ...(files && { files }),
});
const fileOf = (name: string, content: Uint8Array) => ({
  name,
  type: 'application/pdf',
  base64: Buffer.from(content).toString('base64'),
});

async function byMail() {
  const catcher = await startCatcher();
  servers.push(catcher);
  return { caught: catcher.caught, transport: smtp(`smtp://127.0.0.1:${catcher.port}`) };
}
async function byApi() {
  const provider = await startProvider();
  servers.push(provider);
  return { provider, transport: resend('re_1', provider.url) };
}

it('a mail server gets every file under its name, and the same bytes at the next attempt', async () => {
  const { caught, transport } = await byMail();
  const content = pdf(5000);
  const message = messageWith(names.map((name) => fileOf(name, content)));
  for (const attempt of [message, { ...message, unanswered: true }]) {
    expect(await transport.send(attempt)).toMatchObject({ outcome: 'sent' });
  }
  for (const { mail } of caught) {
    expect(mail.text?.trim()).toBe('Hello.');
    expect(
      mail.attachments.map(({ filename, mimeType, disposition, content: bytes }) => ({
        filename,
        mimeType,
        disposition,
        isSame: Buffer.from(bytes as ArrayBuffer).equals(content),
      })),
    ).toEqual(
      names.map((filename) => ({
        filename,
        mimeType: 'application/pdf',
        disposition: 'attachment',
        isSame: true,
      })),
    );
  }
  const [first, second] = caught.map(({ raw }) => raw.replace(/^Date: .*$/m, ''));
  expect(second).toBe(first);
});

it('the provider gets every file under its name, and the same bytes at the next attempt', async () => {
  const { provider, transport } = await byApi();
  const files = names.map((name) => fileOf(name, pdf()));
  const message = messageWith(files);
  provider.answer('lost');
  expect(await transport.send(message)).toMatchObject({ outcome: 'retry', unanswered: true });
  expect(await transport.send({ ...message, unanswered: true })).toMatchObject({ outcome: 'sent' });
  const [first, second] = provider.requests;
  expect(second).toEqual(first);
  expect(JSON.parse(first?.payload ?? '')).toMatchObject({
    attachments: files.map(({ name, type, base64 }) => ({
      filename: name,
      content: base64,
      content_type: type,
    })),
  });
});

it('both take 7 MB', async () => {
  const [file, { caught, transport }, api] = [
    fileOf('Offer.pdf', pdf(7 * 1024 * 1024)),
    await byMail(),
    await byApi(),
  ];
  const message = messageWith([file]);
  expect(await transport.send(message)).toMatchObject({ outcome: 'sent' });
  expect(await api.transport.send(message)).toMatchObject({ outcome: 'sent' });
  const [received] = caught[0]?.mail.attachments ?? [];
  expect(Buffer.from(received?.content as ArrayBuffer).toString('base64') === file.base64).toBe(
    true,
  );
  expect(api.provider.requests[0]?.payload.includes(file.base64)).toBe(true);
});

/** Runs the mailer with these mails of a reply, whose files are read by id. */
async function run(ids: string[], files: (id: string) => Promise<MailFile[]>) {
  const outcomes: [string, Outcome][] = [];
  const sent: Message[] = [];
  const mails = ids.map((id) => ({ id, kind: 'reply', content: { files: ['f'] } }) as Mail);
  await sendDue({
    queue: {
      plan: () => Promise.resolve(),
      claim: () => Promise.resolve({ mails: mails.splice(0), more: false }),
      files: ({ id }) => files(id),
      finish: ({ id }, outcome) => Promise.resolve(outcomes.push([id, outcome]) > 0),
    },
    transport: {
      send: (message) => {
        sent.push(message);
        return Promise.resolve({ outcome: 'sent' });
      },
    },
    toMessage: ({ id }) => {
      if (id === 'unworded') throw new Error('no such text');
      return { id } as Message;
    },
  });
  return { sent, outcomes };
}

it('sends no mail without its text and files, and the others', async () => {
  const file = { name: 'a.pdf', type: 'application/pdf', base64: 'JVBERg==' };
  const ids = ['unworded', 'gone', 'unread', 'whole'];
  const { sent, outcomes } = await run(ids, async (id) => {
    if (id === 'unread') throw new Error('no answer');
    return id === 'whole' ? [file] : [];
  });
  expect(sent).toEqual([{ id: 'whole', files: [file] }]);
  expect(outcomes).toEqual([
    ['unworded', { outcome: 'failed', reason: 'Could not be worded: Error: no such text' }],
    ['gone', { outcome: 'failed', reason: 'A file is gone.' }],
    ['unread', { outcome: 'retry', reason: 'Error: no answer' }],
    ['whole', { outcome: 'sent' }],
  ]);
});

it('leaves the rest for the next run before the files fill the memory', async () => {
  const file = { ...fileOf('a.pdf', new Uint8Array()), base64: 'A'.repeat(11_000_000) };
  const { outcomes } = await run(['first', 'second', 'third'], () => Promise.resolve([file]));
  expect(outcomes.map(([id, { outcome }]) => `${id} ${outcome}`)).toEqual([
    'first sent',
    'second sent',
    'third unavailable',
  ]);
});
