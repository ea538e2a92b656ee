// Mails that were made to use up the time of the function, which a hosted one has two seconds of.
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import type { Inbox } from '../queue';
import { receiveMail } from './receive-mail';
import { failedDelivery, multipart, rawMail, type MailParts } from './raw-mails';

const MB = 1024 * 1024;
const filled = (signs: string, bytes: number) =>
  signs.repeat(Math.floor(bytes / new TextEncoder().encode(signs).length));
const html = (body: string): MailParts => ({ type: 'text/html; charset=utf-8', body });
const encoded = (encoding: string, body: string): MailParts => ({
  headers: { 'Content-Transfer-Encoding': encoding },
  body,
});

const largeParts = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    type: 'application/pdf\nContent-Transfer-Encoding: base64',
    name: `${i}.pdf`,
    body: filled('QUFB', 190_000),
  }));
const statusParts = (count: number) =>
  Array.from({ length: count }, () => ({
    type: 'message/delivery-status',
    body: `Action: failed\nDiagnostic-Code: ${filled('5.1.', 180_000)}`,
  }));

/** In MB: the main thread is too busy to look at its own. */
const most = new Int32Array(new SharedArrayBuffer(4));
const watcher = new Worker(
  `const most = require('node:worker_threads').workerData;
  setInterval(() => { most[0] = Math.max(most[0], process.memoryUsage.rss() / 1048576); }, 2);`,
  { eval: true, workerData: most },
);
afterAll(() => watcher.terminate());

const mails: [string, () => MailParts][] = [
  ['10 MB of zero-width joiners', () => ({ body: filled('\u200d', 10 * MB) })],
  // more would be kept as it is
  ['almost 3 MB that hardly compress', () => ({ body: randomBytes(2e6).toString('base64') })],
  ['10 MB of empty lines', () => ({ body: filled('\n', 5 * MB) })],
  [
    '10 MB of flowed lines',
    () => ({ type: 'text/plain; format=flowed; delsp=yes', body: filled('> a \n', 8 * MB) }),
  ],
  ['10 MB of base64', () => encoded('base64', filled(`${'QUFB'.repeat(19)}\n`, 9 * MB))],
  ['10 MB of quoted-printable', () => encoded('quoted-printable', filled('=\n', 6 * MB))],
  [
    '200 levels, and a million lines like their boundaries',
    () => ({
      type: 'multipart/mixed; boundary=b0',
      body:
        Array.from(
          { length: 200 },
          (_, i) => `--b${i}\nContent-Type: multipart/mixed; boundary=b${i + 1}\n\n`,
        ).join('') + filled('--bz\n', 5 * MB),
    }),
  ],
  ['one header of 2 MB', () => ({ headers: { Subject: filled('=?utf-8?Q?a?= ', 2 * MB) } })],
  ['100,000 groups of recipients', () => ({ headers: { To: filled('a:', 2e5) } })],
  ['10 MB of nested div', () => html(filled('<div>', 10 * MB))],
  ['10 MB of signs that open a tag', () => html(filled('<', 10 * MB))],
  [
    'a report with a field of 60 KB',
    () => {
      const { headers, ...report } = failedDelivery('<1@mail.example.com>');
      const field = `Diagnostic-Code: smtp; ${filled(' \u200d', 60_000)}x`;
      return { headers, ...report, body: report.body.replace(/Diagnostic-Code:.*/, field) };
    },
  ],
  [
    '10 MB of a calendar',
    () => ({
      type: 'text/calendar; method=REPLY',
      body: `BEGIN:VEVENT\nUID:1\n${filled('ATTENDEE;PARTSTAT=\n ', 9 * MB)}`,
    }),
  ],
  ['100 KB of files in uuencode', () => ({ body: filled('begin 644 a\n', 1e5) })],
  ['50 parts of base64', () => multipart('mixed', largeParts(50))],
  [
    'a report of 50 parts with endless lines',
    () => ({ ...multipart('report', statusParts(50)), headers: { 'Return-Path': '<>' } }),
  ],
  [
    'a text of quote lines that never end',
    () => ({ body: filled('في كتب كتب كتب ', 1e5) + filled('\n   On wrote wrote', 1e5) }),
  ],
  ...['On a b ', '20261 ', 'De : '].map((words): [string, () => MailParts] => [
    `200 KB of “${words.trim()}”`,
    () => ({ body: filled(words, 2e5) }),
  ]),
];

/** Notes the letters of what the function sends to the database. */
function inbox() {
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
    const { one, sent } = inbox();
    const held = process.memoryUsage.rss() / MB;
    most[0] = 0;
    const start = process.cpuUsage();
    const { status } = await receiveMail({ raw, envelope: [] }, one);
    const { user, system } = process.cpuUsage(start);
    expect(user + system, 'microseconds of work').toBeLessThan(1_000_000);
    expect((most[0] ?? 0) - held, 'megabytes').toBeLessThan(128);
    expect([status, sent.length]).toEqual([200, 2]);
  },
);
