import { resolveMx } from 'node:dns/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerProblems, mailerProblems } from './mail';
import { runChecks, type Check } from '../launch/checks';
import type { Backend } from './request';

vi.mock('node:dns/promises');
const mx = vi.mocked(resolveMx);

const answering = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
const resultOf = async (run: Check['run']) => {
  const [result] = await runChecks([{ name: 'Mail', run }]);
  return `${result?.state} ${result?.text ?? ''}`.trim();
};
const found = (domain: unknown) => {
  const backend = {
    rest: () => Promise.resolve({ status: 200, body: [{ reply_domain: domain }] }),
  };
  return resultOf(() => answerProblems('https://backend.test', backend as unknown as Backend));
};
const mailer = (url = 'https://backend.test') => resultOf(() => mailerProblems(url));

beforeEach(() => {
  answering(401);
  mx.mockResolvedValue([{ exchange: 'inbound.mail.net', priority: 10 }]);
});

test('answers can arrive where setting, MX and a proof are in place', async () => {
  expect(await found('reply.deccan-reach.com')).toBe('passed');
});

test('answers that go elsewhere never count as passed', async () => {
  expect(await found(null)).toMatch(/^skipped they go to the shared mailboxes/);
  expect(await found('reply.example.com')).toMatch(/^skipped they cannot arrive/);
});

test.each([
  ['has no MX record', () => mx.mockRejectedValue(Object.assign(new Error(), { code: 'ENODATA' }))],
  ['neither MAIL_RECEIVE_TOKEN nor', () => answering(503)],
  ['deploy the function mail', () => answering(404)],
])('answers cannot arrive: %s', async (text, change) => {
  change();
  expect(await found('reply.deccan-reach.com')).toMatch(new RegExp(`^failed .*${text}`));
});

test('a mail function is named that is not deployed or has no secret', async () => {
  expect(await mailer()).toBe('passed');
  answering(404);
  expect(await mailer()).toMatch(/^failed .*answered 404: deploy the function mail/);
  answering(503);
  expect(await mailer()).toMatch(/^failed .*MAIL_TOKEN is not set/);
  expect(await mailer('http://localhost:4173')).toMatch(/^skipped/);
});
