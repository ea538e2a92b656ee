import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCatcher, startFunction } from './mail-harness.ts';
import { startQueue, type MailQueue } from './mail-queue.ts';

let queue: MailQueue;
beforeAll(async () => {
  queue = await startQueue();
}, 60_000);
afterAll(() => queue.stop(), 60_000);

it('a mail leaves as text and HTML by a TLS port of a host with two addresses', async () => {
  const catcher = await startCatcher({ secure: true });
  const SMTP_URL = `smtps://localhost:${catcher.port}`;
  const { wake, kill } = await startFunction(queue.url, { SMTP_URL });
  await queue.addVisitors('ada@example.com');
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
  await kill();
  await catcher.stop();
});
