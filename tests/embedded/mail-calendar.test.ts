// Calendar entries from the real queue, through both transports of the hosted function.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails as english } from '../../src/content/en/mails.ts';
import { startCatcher, startFunction, startProvider } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

let queue: MailQueue;
beforeAll(async () => {
  queue = await startQueue();
}, 60_000);
afterAll(() => queue.stop(), 60_000);

it('sends the same calendar entry by Resend and by SMTP, and a cancellation that names it', async () => {
  const [provider, catcher] = [await startProvider(), await startCatcher()];
  const mailers = [
    await startFunction(queue.url, {
      RESEND_API_KEY: 're_1',
      RESEND_API_URL: provider.url,
      MAIL_REPLY_DOMAIN: 'reply.example',
    }),
    await startFunction(queue.url, {
      SMTP_URL: `smtp://127.0.0.1:${catcher.port}`,
      MAIL_REPLY_DOMAIN: 'reply.example',
    }),
  ];
  await queue.reply('offer.pdf', Buffer.from('%PDF-1.7'));
  for (const [sequence, method] of ['REQUEST', 'CANCEL'].entries()) {
    for (const { wake } of mailers) {
      await queue.meeting(sequence, method === 'CANCEL');
      expect(await wake()).toEqual({ status: 200, text: '1 sent.' });
    }
    const { attachments: posted } = JSON.parse(provider.requests[sequence]?.payload ?? '') as {
      attachments: { filename: string; content: string; content_type: string }[];
    };
    const { mail, raw = '' } = catcher.caught[sequence] ?? {};
    // The reader of the test changes the line ends.
    const lines = (text: Buffer) =>
      text
        .toString()
        .replaceAll(/\r?\n[ ]/g, '')
        .split(/\r?\n/);
    const [entry = [], file] =
      mail?.attachments.map(({ content }) => lines(Buffer.from(content as ArrayBuffer))) ?? [];
    expect(posted.map(({ filename }) => filename)).toEqual(['invite.ics', 'offer.pdf']);
    expect([entry, file]).toEqual(
      posted.map(({ content }) => lines(Buffer.from(content, 'base64'))),
    );
    const type = `text/calendar; method=${method}; charset=utf-8`;
    expect(posted[0]?.content_type).toBe(type);
    expect(raw).toContain(`Content-Type: ${type}`);
    expect(entry).toEqual(
      expect.arrayContaining([
        `METHOD:${method}`,
        'UID:1a2b3c4d-0000-4000-8000-000000000001',
        `SEQUENCE:${sequence}`,
        `SUMMARY:${english.meeting.call}`,
        'LOCATION:https://meet.example/ada',
        `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
        expect.stringMatching(/^ORGANIZER;.*:mailto:r\.\w+@reply\.example$/),
        expect.stringMatching(/^ATTENDEE;.*:MAILTO:ada@example\.com$/),
      ]),
    );
  }
  for (const { kill } of mailers) await kill();
  await provider.stop();
  await catcher.stop();
});
