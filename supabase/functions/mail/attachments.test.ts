// Files of a reply, through both transports.
import { expect, it, onTestFinished } from 'vitest';
import { startCatcher, startProvider } from '@tests/embedded/mail-harness';
import { pdf } from '@tests/support/document-builders';
import { plainMessage } from '@tests/support/written-mail';
import type { MailFile, QueuedMail } from './mail-content';
import type { MailMessage } from './message';
import type { SendOutcome } from './queue';
import { resendTransport } from './resend';
import { sendDue } from './send-due';
import { smtpTransport } from './smtp';

const type = 'application/pdf';
const fileOf = (name: string, base64: string) => ({ name, base64 });
const content = pdf(100_000);
const files = ['Devis n° 7 – été "final"; v2.pdf', '报价 عرض 📄.pdf', `${'é'.repeat(196)}.pdf`].map(
  (name) => fileOf(name, Buffer.from(content).toString('base64')),
);
const message: MailMessage = { ...plainMessage, html: '<p>Hello.</p>', files };

it('a mail server gets every file under its name, and the same bytes at the next attempt', async () => {
  const catcher = await startCatcher();
  onTestFinished(catcher.stop);
  const { send } = smtpTransport(`smtp://127.0.0.1:${catcher.port}`);
  for (const attempt of [message, { ...message, unanswered: true }]) {
    expect(await send(attempt)).toMatchObject({ outcome: 'sent' });
  }
  for (const { mail } of catcher.caught) {
    expect(mail.text?.trim()).toBe('Hello.');
    expect(
      mail.attachments.map((file) => [
        file.filename,
        file.mimeType,
        file.disposition,
        Buffer.from(file.content as ArrayBuffer).equals(content),
      ]),
    ).toEqual(files.map(({ name }) => [name, type, 'attachment', true]));
  }
  const [first, second] = catcher.caught.map(({ raw }) => raw.replace(/^Date: .*$/m, ''));
  expect(second === first).toBe(true);
});

it('the provider gets every file under its name, and the same bytes at the next attempt', async () => {
  const provider = await startProvider();
  onTestFinished(provider.stop);
  const { send } = resendTransport('re_1', provider.url);
  provider.answer('lost');
  expect(await send(message)).toMatchObject({ outcome: 'retry', unanswered: true });
  expect(await send({ ...message, unanswered: true })).toMatchObject({ outcome: 'sent' });
  const [first, second] = provider.requests;
  expect(second).toEqual(first);
  const { attachments } = JSON.parse(first?.payload ?? '') as { attachments: object[] };
  expect(attachments).toEqual(
    files.map(({ name, base64 }) => ({ filename: name, content: base64 })),
  );
});

it('a mail server gets a calendar entry with its method, which makes it an invitation', async () => {
  const catcher = await startCatcher();
  onTestFinished(catcher.stop);
  const calendar = 'text/calendar; method=REQUEST; charset=utf-8';
  const { send } = smtpTransport(`smtp://127.0.0.1:${catcher.port}`);
  await send({ ...message, files: [{ name: 'invite.ics', type: calendar, base64: 'QkVHSU4=' }] });
  expect(catcher.caught[0]?.raw).toContain(`Content-Type: ${calendar}`);
});

/** Runs the mailer with these mails of a reply, whose files are read by id. */
async function runMailer(ids: string[], read: (id: string) => Promise<MailFile[]>) {
  const outcomes: [string, SendOutcome][] = [];
  const sent: MailMessage[] = [];
  const mails = ids.map((id) => ({ id, kind: 'reply', content: { files: ['f'] } }) as QueuedMail);
  await sendDue({
    queue: {
      plan: () => Promise.resolve(),
      claim: () => Promise.resolve({ mails: mails.splice(0), more: false }),
      readFiles: ({ id }) => read(id),
      finish: ({ id }, outcome) => Promise.resolve(outcomes.push([id, outcome]) > 0),
    },
    transport: {
      send: (one) => {
        sent.push(one);
        return Promise.resolve({ outcome: 'sent' });
      },
    },
    toMessage: ({ id }) => {
      if (id === 'unworded') throw new Error('no such text');
      return { id } as MailMessage;
    },
  });
  return { sent, outcomes };
}

it('a mail whose text or files are missing is not sent, the others are', async () => {
  const file = fileOf('a.pdf', 'JVBERg==');
  const ids = ['unworded', 'gone', 'unread', 'whole'];
  const { sent, outcomes } = await runMailer(ids, async (id) => {
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

it('a run ends before files fill the memory, and leaves the rest to the next', async () => {
  const file = fileOf('a.pdf', 'A'.repeat(11_000_000));
  const { outcomes } = await runMailer(['first', 'second', 'third'], () => Promise.resolve([file]));
  expect(outcomes.map(([id, { outcome }]) => `${id} ${outcome}`)).toEqual([
    'first sent',
    'second sent',
    'third unavailable',
  ]);
});
