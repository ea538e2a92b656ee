import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCatcher, startFunction } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

let queue: MailQueue;
beforeAll(async () => {
  queue = await startQueue();
}, 60_000);
afterAll(() => queue.stop(), 60_000);
beforeEach(() => queue.empty());

const servers: Awaited<ReturnType<typeof startCatcher>>[] = [];
const mailers: { kill(): Promise<void> }[] = [];
afterEach(async () => {
  for (const { kill } of mailers.splice(0)) await kill();
  for (const { stop } of servers.splice(0)) await stop();
});
async function withCatcher(options: Parameters<typeof startCatcher>[0], url = 'smtp://127.0.0.1') {
  const catcher = await startCatcher(options);
  const mailer = await startFunction(queue.url, { SMTP_URL: `${url}:${catcher.port}` });
  servers.push(catcher);
  mailers.push(mailer);
  return { catcher, wake: mailer.wake };
}

it('sends text and the same in HTML by a TLS port of a host with two addresses', async () => {
  const { catcher, wake } = await withCatcher({ secure: true }, 'smtps://localhost');
  await queue.visitors('ada@example.com');
  expect(await wake()).toEqual({ status: 200, text: '1 sent.' });
  const [{ to, mail } = { to: [], mail: undefined }] = catcher.caught;
  expect(to).toEqual(['ada@example.com']);
  const [row] = await queue.sql<{ id: string }>('select id from mails');
  expect(mail).toMatchObject({
    messageId: `<${row?.id}@mail.example.com>`,
    from: { address: 'noreply@mail.example.com' },
  });
  expect(mail?.text).toContain('Son numéro de référence est');
  expect(mail?.html).toContain('Son numéro de référence est');
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
});

it('a hang-up at one mail leaves it waiting, and the next one is sent', async () => {
  const { wake } = await withCatcher({
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        if (to?.address !== 'v0@example.com') return done();
        servers[0]?.hangUp();
      });
    },
  });
  await queue.visitors('v0@example.com', 'v1@example.com');
  expect(await wake()).toEqual({ status: 200, text: '1 sent.' });
  const states = (await queue.states()).map(({ state, attempts }) => `${state} ${attempts}`);
  expect(states.toSorted()).toEqual(['sent 1', 'waiting 1']);
});

it('a wrong password or an unreachable server does not count as an attempt', async () => {
  const { wake } = await withCatcher(
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    },
    'smtp://user:secret@127.0.0.1',
  );
  await queue.visitors('v@example.com', 'w@example.com');
  await wake();
  expect(await queue.states()).toMatchObject([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 0 },
  ]);
  await servers.pop()?.stop();
  await queue.sql('update mails set due_at = now()');
  await wake();
  expect(await queue.states()).toMatchObject([
    { state: 'waiting', attempts: 0, reason: expect.stringContaining('ECONNREFUSED') },
    { state: 'waiting', attempts: 0 },
  ]);
});
