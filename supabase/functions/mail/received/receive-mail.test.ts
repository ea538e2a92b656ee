import { expect, it, vi } from 'vitest';
import { CallError, type Inbox, type Queue } from '../queue';
import { answerReceived, receiveMail } from './receive-mail';
import { multipart, rawMail } from './raw-mails';
import type { ReceivedMail } from './read-mail';
import { compress, rereadMails, sendThenReread } from './reread';

/** A database that takes each mail to be stored, unless it fails with the next of these. */
function scriptedInbox(failures: Error[], admitted: 'known' | 'unknown' | 'later' = 'known') {
  const stored: ReceivedMail[] = [];
  const kept = new Map<string, string>();
  const again: string[] = [];
  const replaced: (ReceivedMail | null)[] = [];
  const one: Inbox = {
    admit: () => Promise.resolve(admitted),
    storeMail: (mail) => {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      stored.push(mail);
      return Promise.resolve('stored');
    },
    noteBounce: () => Promise.resolve(false),
    keepRaw: (key, content) => {
      if (content.length > 0) kept.set(key, content);
      return Promise.resolve();
    },
    readRaw: () => {
      const [base64] = again.splice(0, 1);
      return Promise.resolve(base64 ? { id: 'mail-1', base64 } : null);
    },
    replaceMail: (_, read) => Promise.resolve(replaced.push(read)),
  };
  return { one, stored, kept, again, replaced };
}
const mail = (body = 'A secret.') => ({ raw: rawMail({ body }), envelope: [] });
const refused = new CallError('receive_mail', 400, 'Failing row contains (A secret.)');
const down = new CallError('receive_mail', 503, 'A secret.');

it('a mail that the database refuses is stored without what it says', async () => {
  const { one, stored } = scriptedInbox([refused]);
  expect(await receiveMail(mail(), one)).toMatchObject({ status: 200 });
  expect(stored).toMatchObject([{ text: '', files: [], leftOut: [{ problem: 'unread' }] }]);
});

it('a mail is to be sent again while the database is down, and the log names its id alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await receiveMail(mail(), scriptedInbox([down]).one)).toMatchObject({ status: 503 });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/stored yet: 503 sha256:[\da-f]{64}$/)]]);
});

it('a mail on which our own code fails is to be sent again; what is no mail is not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { one: inbox, stored } = scriptedInbox([]);
  const options = { inbox, token: 'token', webhookSecret: '', resend: { key: '', url: '' } };
  const post = async (raw: Uint8Array) => {
    const init = { method: 'POST', headers: { authorization: 'Bearer token' } };
    const body = new Uint8Array(raw);
    const request = new Request('https://project.example/mail/received', { ...init, body });
    return (await answerReceived(request, options))?.status;
  };
  expect(await post(new TextEncoder().encode('no mail'))).toBe(422);
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((algorithm, data) =>
    data.byteLength > 100 ? Promise.reject(new TypeError('a fault')) : digest(algorithm, data),
  );
  expect(await post(rawMail({ body: 'A mail, not a token. '.repeat(10) }))).toBe(503);
  expect(stored).toEqual([]);
});

it('the sender of a mail above the hour’s limit is asked to send it again', async () => {
  const { one, stored } = scriptedInbox([], 'later');
  expect(await receiveMail(mail(), one)).toMatchObject({ status: 503 });
  expect(stored).toEqual([]);
});

it('one megabyte is read of a mail for an address that no record has', async () => {
  const { one, stored } = scriptedInbox([], 'unknown');
  await receiveMail(mail('word '.repeat(500_000)), one);
  expect(stored).toMatchObject([{ leftOut: [{ problem: 'unread' }, { problem: 'text' }] }]);
});

it('a file that ends too early, in a mail that is cut, is not kept', async () => {
  const file = (name: string, body: string) => ({ type: 'text/csv', name, body });
  const parts = [file('whole.csv', 'a,b'), file('cut.csv', 'a,b\n'.repeat(500_000))];
  const { one, stored } = scriptedInbox([], 'unknown');
  await receiveMail({ raw: rawMail(multipart('mixed', parts)), envelope: [] }, one);
  expect(stored).toMatchObject([
    { leftOut: [{ problem: 'unread' }], files: [{ file_name: 'whole.csv' }] },
  ]);
});

it('a stored mail is kept as it came and read again to the same; a kept text that is no mail replaces nothing', async () => {
  const { one, stored, kept, again, replaced } = scriptedInbox([]);
  await receiveMail(mail('Tuesday works.'), one);
  const [first = ''] = kept.values();
  again.push(first, await compress(new TextEncoder().encode('no mail')));
  expect(await rereadMails(one, '')).toBe(2);
  expect(replaced).toEqual([stored[0], null]);
  const large = `Tuesday works. ${'x'.repeat(3 * 1024 * 1024)}`;
  await receiveMail(mail(large), one);
  again.push([...kept.values()].at(-1) ?? '');
  await rereadMails(one, '');
  expect(replaced[2]).toEqual(stored[1]);
});

it('due mails are sent before any mail is read again', async () => {
  const seen: string[] = [];
  const note = <T>(what: string, answer: T) => {
    seen.push(what);
    return Promise.resolve(answer);
  };
  const queue: Inbox & Queue = {
    ...scriptedInbox([]).one,
    readRaw: () => note('raw', null),
    plan: () => Promise.resolve(),
    claim: () => note('claim', { mails: [], more: false }),
    readFiles: () => Promise.resolve([]),
    finish: () => Promise.resolve(true),
  };
  const unused = () => {
    throw new Error('No mail is due.');
  };
  const options = { queue, transport: { send: unused }, toMessage: unused };
  expect(await sendThenReread(options, '')).toBe(0);
  expect(seen).toEqual(['claim', 'raw']);
});

it('a mail whose raw form cannot be kept is stored', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { one, stored } = scriptedInbox([]);
  const answer = await receiveMail(mail(), { ...one, keepRaw: () => Promise.reject(down) });
  expect([answer.status, stored.length]).toEqual([200, 1]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/not kept: 503 sha256:[\da-f]{64}$/)]]);
});
