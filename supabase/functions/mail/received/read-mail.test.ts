import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { failedDelivery, multipart, rawMail, type MailParts } from './raw-mails';
import { readMail } from './read-mail';
import { recipientsOf } from './recipients';

const read = (parts?: MailParts, envelope: string[] = []) => {
  const raw = rawMail(parts);
  return readMail(raw, { recipients: recipientsOf(raw, envelope) });
};
type Read = Awaited<ReturnType<typeof read>>;
const html = (body: string) => ({ type: 'text/html; charset=utf-8', body });

it('a mail is read with its sender, recipients, subject and identity', async () => {
  const headers = {
    Subject: '=?UTF-8?Q?Re=3A_Votre_demande?=',
    Cc: 'Team: a@example.com, B <b@example.com>;',
    'Delivered-To': 'R.Other@reply.example.com',
  };
  expect(await read({ headers }, ['<r.env@reply.example.com>'])).toMatchObject({
    messageId: '<a1@mail.example.com>',
    from: { name: 'Ama Owusu', address: 'ama@example.com' },
    subject: 'Re: Votre demande',
    recipients: [
      'r.env@reply.example.com',
      'r.abc@reply.example.com',
      'a@example.com',
      'b@example.com',
      'r.other@reply.example.com',
    ],
    automatic: false,
    report: null,
  });
});

it('a mail without a usable Message-ID is identified by a hash of it', async () => {
  const ids = ['', '', 'none'].map((id) => read({ headers: { 'Message-ID': id } }));
  const [one, same, other] = (await Promise.all(ids)) as [Read, Read, Read];
  expect(one).toMatchObject({ messageId: null, key: same.key });
  expect(one.key).toMatch(/^sha256:[\da-f]{64}$/);
  expect(other.key).not.toBe(one.key);
});

it('two mails are copies of one only if Message-ID and body are equal', async () => {
  const keyOf = async (parts: MailParts) => (await read(parts)).key;
  const key = await keyOf({ body: 'Page 1' });
  expect(await keyOf({ body: 'Page 1', headers: { Received: 'by another' } })).toBe(key);
  expect(await keyOf({ body: 'Page 2' })).not.toBe(key);
  expect(await keyOf({ body: 'Page 1', headers: { 'Message-ID': '<a2@b.example>' } })).not.toBe(
    key,
  );
});

describe('the new text of an email', () => {
  it.each([
    [
      'Gmail, English',
      'Tuesday works.\nThe SLA?\n\nOn Mon, 23 Nov 2026 at 09:12, Deccan Reach <noreply@example.com>\nwrote:\n\n> Dear Ama,\n> our proposal.',
      'Tuesday works.\nThe SLA?',
    ],
    [
      'Gmail, French',
      'D’accord pour jeudi.\n\nLe lun. 23 nov. 2026 à 09:12, Deccan Reach <noreply@example.com> a écrit :\n\n> Bonjour,',
      'D’accord pour jeudi.',
    ],
    [
      'Outlook, English',
      'Please call me at 3pm.\n\n________________________________\nFrom: Deccan Reach <noreply@example.com>\nSent: Monday, November 23, 2026 9:12 AM\nSubject: Quote\n\nDear Kofi,',
      'Please call me at 3pm.',
    ],
    [
      'Outlook, French',
      'Nous reviendrons vers vous.\n\nDe : Deccan Reach <noreply@example.com>\nEnvoyé : lundi 23 novembre 2026 09:12\nObjet : Devis\n\nBonjour,',
      'Nous reviendrons vers vous.',
    ],
    [
      'Apple, English',
      'Yes please go ahead\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 09:12, Deccan Reach <noreply@example.com> wrote:\n> \n> Dear Bisi,',
      'Yes please go ahead',
    ],
    [
      'Apple, French',
      'Oui, allez-y\n\nEnvoyé de mon iPhone\n\n> Le 23 nov. 2026 à 09:12, Deccan Reach <noreply@example.com> a écrit :\n> \n> Bonjour,',
      'Oui, allez-y',
    ],
    [
      'answers between the lines',
      '> Which countries?\nNigeria and Ghana.\n\n> When?\nMarch.',
      'Nigeria and Ghana.\nMarch.',
    ],
  ])('is what its sender wrote above or between quotations: %s', async (_, body, newText) => {
    const parts = [{ type: 'text/plain; charset="UTF-8"', body }, html('<p>Another</p>')];
    expect(await read({ body })).toMatchObject({ newText });
    expect(await read(multipart('alternative', parts))).toMatchObject({ newText });
  });
});

it('only the text of HTML is kept', async () => {
  const { text } = await read(
    html(
      '<h1>Offer</h1><p>Please send <b>prices</b>.<br>See <a href="https://example.com/a">this</a></p>' +
        '<script>alert(1)</script><style>p{}</style><img src="https://track.example/x.png" alt="x">' +
        '<form action="https://evil.example"><button>Sign in</button></form>',
    ),
  );
  expect(text).toBe('Offer\n\nPlease send prices.\nSee this [https://example.com/a]');
});

const arabic1256 = Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]).toString('base64');
it.each<[string, MailParts, string]>([
  [
    'Arabic in its old charset',
    {
      type: 'text/plain; charset=windows-1256',
      headers: { 'Content-Transfer-Encoding': 'base64' },
      body: arabic1256,
    },
    'مرحبا',
  ],
  [
    'a charset that nobody knows',
    { type: 'text/plain; charset=x-nobody', body: 'Yes please' },
    'Yes please',
  ],
  [
    'a broken MIME tree',
    {
      type: 'multipart/mixed; boundary="b"',
      body: '--b\nContent-Type: multipart/alternative; boundary="c"\n\n--c\n\nYes.\n--b\n--c--\n--x',
    },
    'Yes.',
  ],
  ['a null byte and invisible characters', { body: 'Y\0es\u202e.' }, 'Yes.'],
])('a mail is read with %s', async (_, parts, text) => {
  const mail = await read(parts);
  expect(mail.text.split('\n')[0]).toBe(text);
});

it('a cut never splits a character', async () => {
  const Subject = `=?utf-8?B?${Buffer.from('🙂'.repeat(400)).toString('base64')}?=`;
  const mail = await read({ headers: { Subject: `x${Subject}` }, body: `x${'🙂'.repeat(60_000)}` });
  expect(JSON.stringify(mail)).not.toMatch(/\\ud[89a-f]/);
  expect(mail.subject.length).toBeGreaterThan(290);
});

it('a text that is too long is cut, and staff are told', async () => {
  const mail = await read({ body: `${'long '.repeat(40_000)}.` });
  expect(mail.text).toHaveLength(100_000);
  expect(mail.leftOut).toEqual([{ file_name: '', size: 200_002, problem: 'text' }]);
  expect((await read()).leftOut).toEqual([]);
});

it('input that is not an email is rejected', async () => {
  for (const text of ['hello', '']) {
    const reading = readMail(new TextEncoder().encode(text), { recipients: [] });
    await expect(reading).rejects.toThrow('This is no mail.');
  }
});

it.each<[boolean, Record<string, string>, string?]>([
  [false, {}, ''],
  [false, { 'Auto-Submitted': 'no' }, ''],
  [true, { 'Auto-Submitted': 'auto-replied' }],
  [false, { 'Auto-Submitted': 'auto-generated; owner' }],
  [true, { 'Auto-Submitted': 'auto-generated; owner' }, ''],
  [true, { Precedence: 'List' }, ''],
  [true, { Precedence: 'junk' }, ''],
  [true, { 'Return-Path': '<>' }, ''],
  [false, { 'Return-Path': '<ama@example.com>' }, ''],
])('a mail is automatic (%s) by %o and the text %s', async (automatic, headers, body) => {
  expect(await read({ headers, ...(body !== undefined && { body }) })).toMatchObject({ automatic });
});

it.each(['failed', 'delayed'])('a report of a %s delivery is read', async (kind) => {
  expect(await read(failedDelivery('<1@mail.example.com>', kind))).toMatchObject({
    automatic: true,
    files: [],
    report: { kind, messageIds: ['1@mail.example.com'], reason: '550 5.1.1 no such user' },
  });
});

it('only a mail with an empty return path is a report', async () => {
  const { headers, ...parts } = failedDelivery('<1@mail.example.com>');
  const forged = await read({
    ...parts,
    headers: { ...headers, 'Return-Path': '<me@example.net>' },
  });
  expect(forged).toMatchObject({ automatic: true, report: null });
});

it('the files of a mail are kept, inline pictures last, and those above fifty parts are counted', async () => {
  const { files, leftOut } = await read(
    multipart('mixed', [
      { type: 'text/plain', body: 'See files.' },
      { type: 'image/png\nContent-Disposition: inline; filename=logo.png', body: 'logo' },
      { type: 'application/pdf', body: 'one', name: '../../x.pdf' },
      { type: 'application/octet-stream', body: 'two', name: 'report.pdf.exe' },
      { type: 'message/rfc822', body: 'Subject: forwarded\n\nHello' },
      ...Array.from({ length: 60 }, (_, i) => ({
        type: 'text/csv',
        body: `${i}`,
        name: `${i}.csv`,
      })),
    ]),
  );
  expect(files.map(({ file_name }) => file_name).slice(0, 4)).toEqual([
    '../../x.pdf',
    'report.pdf.exe',
    'file.eml',
    '0.csv',
  ]);
  expect(files).toHaveLength(49);
  expect(leftOut).toEqual([{ file_name: '', size: 15, problem: 'parts' }]);
  expect(files.at(-1)).toEqual({ file_name: 'logo.png', content: btoa('logo\n') });
});
