// Mails that were made to use up the time of the function, which a hosted one has two seconds of.
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import type { Inbox } from '../queue';
import { receiveMail } from './receive-mail';
import { failedDelivery, multipart, rawMail, type MailParts } from './raw-mails';

const MB = 1024 * 1024;
const fill = (text: string, bytes: number) =>
  text.repeat(Math.floor(bytes / new TextEncoder().encode(text).length));
const html = (body: string): MailParts => ({ type: 'text/html; charset=utf-8', body });
const encoded = (encoding: string, body: string): MailParts => ({
  headers: { 'Content-Transfer-Encoding': encoding },
  body,
});

const largeParts = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    type: 'application/pdf\nContent-Transfer-Encoding: base64',
    name: `${i}.pdf`,
    body: fill('QUFB', 190_000),
  }));
const statusParts = (count: number) =>
  Array.from({ length: count }, () => ({
    type: 'message/delivery-status',
    body: `Action: failed\nDiagnostic-Code: ${fill('5.1.', 180_000)}`,
  }));

/** In MB: the main thread is too busy to look at its own. */
const peakMb = new Int32Array(new SharedArrayBuffer(4));
const watcher = new Worker(
  `const peakMb = require('node:worker_threads').workerData;
  setInterval(() => { peakMb[0] = Math.max(peakMb[0], process.memoryUsage.rss() / 1048576); }, 2);`,
  { eval: true, workerData: peakMb },
);
afterAll(() => watcher.terminate());

const mails: [string, () => MailParts][] = [
  ['10 MB of zero-width joiners', () => ({ body: fill('\u200d', 10 * MB) })],
  // more would be kept as it is
  ['almost 3 MB that hardly compress', () => ({ body: randomBytes(2e6).toString('base64') })],
  ['10 MB of empty lines', () => ({ body: fill('\n', 5 * MB) })],
  [
    '10 MB of flowed lines',
    () => ({ type: 'text/plain; format=flowed; delsp=yes', body: fill('> a \n', 8 * MB) }),
  ],
  ['10 MB of base64', () => encoded('base64', fill(`${'QUFB'.repeat(19)}\n`, 9 * MB))],
  ['10 MB of quoted-printable', () => encoded('quoted-printable', fill('=\n', 6 * MB))],
  [
    '200 levels, and a million lines like their boundaries',
    () => ({
      type: 'multipart/mixed; boundary=b0',
      body:
        Array.from(
          { length: 200 },
          (_, i) => `--b${i}\nContent-Type: multipart/mixed; boundary=b${i + 1}\n\n`,
        ).join('') + fill('--bz\n', 5 * MB),
    }),
  ],
  ['one header of 2 MB', () => ({ headers: { Subject: fill('=?utf-8?Q?a?= ', 2 * MB) } })],
  ['100,000 groups of recipients', () => ({ headers: { To: fill('a:', 2e5) } })],
  ['10 MB of nested div', () => html(fill('<div>', 10 * MB))],
  ['10 MB of characters that open a tag', () => html(fill('<', 10 * MB))],
  [
    'a report with a field of 60 KB',
    () => {
      const { headers, ...report } = failedDelivery('<1@mail.example.com>');
      const field = `Diagnostic-Code: smtp; ${fill(' \u200d', 60_000)}x`;
      return { headers, ...report, body: report.body.replace(/Diagnostic-Code:.*/, field) };
    },
  ],
  [
    '10 MB of a calendar',
    () => ({
      type: 'text/calendar; method=REPLY',
      body: `BEGIN:VEVENT\nUID:1\n${fill('ATTENDEE;PARTSTAT=\n ', 9 * MB)}`,
    }),
  ],
  ['100 KB of files in uuencode', () => ({ body: fill('begin 644 a\n', 1e5) })],
  ['50 parts of base64', () => multipart('mixed', largeParts(50))],
  [
    'a report of 50 parts with endless lines',
    () => ({ ...multipart('report', statusParts(50)), headers: { 'Return-Path': '<>' } }),
  ],
  [
    'a text of quote lines that never end',
    () => ({ body: fill('في كتب كتب كتب ', 1e5) + fill('\n   On wrote wrote', 1e5) }),
  ],
  ...['On a b ', '20261 ', 'De : '].map((words): [string, () => MailParts] => [
    `200 KB of “${words.trim()}”`,
    () => ({ body: fill(words, 2e5) }),
  ]),
];

/** Notes the length of what the function sends to the database. */
function recordingInbox() {
  const sent: number[] = [];
  const one: Inbox = {
    admit: () => Promise.resolve('known'),
    storeMail: (mail) => Promise.resolve(sent.push(JSON.stringify(mail).length)),
    keepRaw: (key, content) => Promise.resolve(sent.push(JSON.stringify({ key, content }).length)),
    noteBounce: () => Promise.resolve(false),
    readRaw: () => Promise.resolve(null),
    replaceMail: () => Promise.resolve(),
  };
  return { one, sent };
}

it.each(mails)(
  '%s cost less than a second, and less than 128 MB more, to be read, stored and kept',
  async (_, parts) => {
    const raw = rawMail(parts());
    const { one, sent } = recordingInbox();
    const startMb = process.memoryUsage.rss() / MB;
    peakMb[0] = 0;
    const start = process.cpuUsage();
    const { status } = await receiveMail({ raw, envelope: [] }, one);
    const { user, system } = process.cpuUsage(start);
    expect(user + system, 'microseconds of work').toBeLessThan(1_000_000);
    expect((peakMb[0] ?? 0) - startMb, 'megabytes').toBeLessThan(128);
    expect([status, sent.length]).toEqual([200, 2]);
  },
);
