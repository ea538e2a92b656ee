import { resolveMx } from 'node:dns/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { runChecks, type Check } from '../launch/checks';
import { checkAnswers, checkMailer } from './mail';
import type { Backend } from '../launch/request';

vi.mock('node:dns/promises');
const mx = vi.mocked(resolveMx);

const respondWith = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
const resultOf = async (run: Check['run']) => {
  const [result] = await runChecks([{ name: 'Mail', run }]);
  return `${result?.state} ${result?.text ?? ''}`.trim();
};
const resultOfAnswers = (domain: unknown) => {
  const backend = {
    rest: () => Promise.resolve({ status: 200, body: [{ reply_domain: domain }] }),
  };
  return resultOf(() => checkAnswers('https://backend.test', backend as unknown as Backend));
};
const resultOfMailer = (url = 'https://backend.test') => resultOf(() => checkMailer(url));

beforeEach(() => {
  respondWith(401);
  mx.mockResolvedValue([{ exchange: 'inbound.mail.net', priority: 10 }]);
});

test('the check of answers passes with the setting, the MX record and the secret', async () => {
  expect(await resultOfAnswers('reply.deccan-reach.com')).toBe('passed');
});

test('answers that go elsewhere never count as passed', async () => {
  expect(await resultOfAnswers(null)).toMatch(/^skipped they go to the shared mailboxes/);
  expect(await resultOfAnswers('reply.example.com')).toMatch(/^skipped they cannot arrive/);
});

test.each([
  ['has no MX record', () => mx.mockRejectedValue(Object.assign(new Error(), { code: 'ENODATA' }))],
  ['neither MAIL_RECEIVE_TOKEN nor', () => respondWith(503)],
  ['deploy the function mail', () => respondWith(404)],
])('an owner reads why answers cannot arrive: %s', async (text, change) => {
  change();
  expect(await resultOfAnswers('reply.deccan-reach.com')).toMatch(new RegExp(`^failed .*${text}`));
});

test('an owner is told of a mail function that is not deployed or has no secret', async () => {
  expect(await resultOfMailer()).toBe('passed');
  respondWith(404);
  expect(await resultOfMailer()).toMatch(/^failed .*answered 404: deploy the function mail/);
  respondWith(503);
  expect(await resultOfMailer()).toMatch(/^failed .*MAIL_TOKEN is not set/);
  expect(await resultOfMailer('http://localhost:4173')).toMatch(/^skipped/);
});
