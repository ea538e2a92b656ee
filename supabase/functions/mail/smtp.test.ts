// Against an SMTP server whose answers are scripted.
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startCatcher } from '@tests/embedded/mail-harness';
import { plainMessage } from '@tests/support/written-mail';
import { readAddress } from './mail-address';
import type { MailMessage } from './message';
import { smtpTransport } from './smtp';

const servers: Awaited<ReturnType<typeof startCatcher>>[] = [];
afterEach(async () => {
  for (const { stop } of servers.splice(0)) await stop();
});

async function send(options: SMTPServerOptions, changes: Partial<MailMessage> = {}) {
  const catcher = await startCatcher(options);
  servers.push(catcher);
  const outcome = await smtpTransport(`smtp://127.0.0.1:${catcher.port}`).send({
    ...plainMessage,
    ...changes,
  });
  return { ...outcome, caught: catcher.caught };
}

const refusal = (text: string) =>
  Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) });
type EndCallback = (done: (error: Error) => void) => void;
const refuse =
  (text: string): EndCallback =>
  (done) =>
    done(refusal(text));
const stages: Record<string, (end: EndCallback) => SMTPServerOptions> = {
  greeting: (end) => ({ onConnect: (_session, done) => end(done) }),
  AUTH: (end) => ({ onAuth: (_auth, _session, done) => end(done) }),
  'MAIL FROM': (end) => ({ onMailFrom: (_address, _session, done) => end(done) }),
  'RCPT TO': (end) => ({ onRcptTo: (_address, _session, done) => end(done) }),
  DATA: (end) => ({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => end(done));
    },
  }),
};

describe('an answer', () => {
  it.each([
    ['greeting', '554 5.7.1 blocked', 'unavailable'],
    ['MAIL FROM', '553 5.7.1 sender not owned by user', 'unavailable'],
    ['RCPT TO', '550 5.1.1 no such user', 'failed'],
    ['RCPT TO', '552 5.2.2 mailbox over quota', 'failed'],
    ['RCPT TO', '550 <author@limit.example>: no mailbox', 'failed'],
    ['RCPT TO', '450 4.2.2 mailbox full', 'retry'],
    ['RCPT TO', '450 4.7.1 greylisted', 'wait'],
    ['RCPT TO', '550 5.4.5 daily quota', 'wait'],
    ['RCPT TO', '554 5.7.1 relay access denied', 'wait'],
    ['RCPT TO', '550 Domain x.example has exceeded the max emails per hour', 'wait'],
    ['DATA', '550 5.4.5 daily quota', 'wait'],
    ['DATA', '452 4.3.1 system storage', 'wait'],
    ['DATA', '421 4.7.0 try again later', 'wait'],
    ['DATA', '550 5.1.1 no such user', 'retry'],
    ['DATA', '451 later', 'retry'],
  ])('at %s, "%s" means: %s', async (stage, text, outcome) => {
    const result = await send({ ...stages[stage]?.(refuse(text)) });
    expect(result).toMatchObject({ outcome, reason: expect.stringContaining(text.slice(0, 3)) });
  });

  it.each([
    ['MAIL FROM', 'unavailable'],
    ['RCPT TO', 'retry'],
    ['DATA', 'retry'],
  ])('that does not come because of a hang-up at %s means: %s', async (stage, outcome) => {
    const hangUp = () => servers[0]?.hangUp();
    expect((await send({ ...stages[stage]?.(hangUp) })).outcome).toBe(outcome);
  });
});

it('a wrong password and a server that cannot be reached stop the mailer', async () => {
  const catcher = await startCatcher({
    ...stages['AUTH']?.(refuse('535 5.7.8 wrong')),
    authOptional: false,
    allowInsecureAuth: true,
  });
  servers.push(catcher);
  const transport = smtpTransport(`smtp://user:p%25%23%40@127.0.0.1:${catcher.port}`);
  expect((await transport.send(plainMessage)).outcome).toBe('unavailable');
  await servers.pop()?.stop();
  const gone = { outcome: 'unavailable', reason: expect.stringContaining('ECONNREFUSED') };
  expect(await transport.send(plainMessage)).toMatchObject(gone);
});

it.each([
  ['Deccan Reach <noreply@mail.example.com>', 'Deccan Reach'],
  ['"Reach, Deccan: jobs" <noreply@mail.example.com>', 'Reach, Deccan: jobs'],
  ['Télécoms Sahel <noreply@mail.example.com>', 'Télécoms Sahel'],
  [' noreply@mail.example.com ', ''],
])('MAIL_FROM=%s sends as “%s”', async (setting, name) => {
  const from = readAddress(setting);
  if (!from) throw new Error('was not read');
  const { caught } = await send({}, { from });
  expect(caught[0]?.mail).toMatchObject({
    from: { name, address: 'noreply@mail.example.com' },
    messageId: '<m1@mail.example.com>',
  });
});

it.each(['', 'Name <noreply>', 'a@b.example, c@d.example', 'Name <a@b.example', 'a@b..example'])(
  'MAIL_FROM=%s is not an address',
  (setting) => {
    expect(readAddress(setting)).toBeUndefined();
  },
);

it.each([
  'smtps://user:pa#ss@mail.example.com:465',
  'smtps://user:pa%ss@mail.example.com',
  'smtps://user:pa/ss@mail.example.com',
  'mail.example.com:465',
  'https://mail.example.com',
])('SMTP_URL=%s cannot be read, and its password is not quoted', (url) => {
  expect(() => smtpTransport(url)).toThrow(/^SMTP_URL cannot be read: encode # % @ \/$/);
});
