import { resolveMx } from 'node:dns/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { runChecks, type Check } from '../launch/checks';
import type { Backend } from '../launch/request';
import { checkAnswers, checkMailer } from './mail';

vi.mock('node:dns/promises');
const mx = vi.mocked(resolveMx);

const respondWith = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
const resultOf = async (run: Check['run']) => {
  const [result] = await runChecks([{ name: 'Mail', run }]);
  return `${result?.state} ${result?.text ?? ''}`.trim();
};
/** @param domain what the database knows as MAIL_REPLY_DOMAIN */
const resultOfAnswers = (domain: string | null) => {
  const rest = async () => ({ status: 200, code: '', body: [{ reply_domain: domain }] });
  const backend: Pick<Backend, 'rest'> = { rest };
  return resultOf(() => checkAnswers('https://backend.test', backend));
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
])('an owner reads why answers cannot arrive: %s', async (text, causeFault) => {
  causeFault();
  expect(await resultOfAnswers('reply.deccan-reach.com')).toMatch(new RegExp(`^failed .*${text}`));
});

test('an owner is told of a mail function that is not deployed or has no secret, but not locally', async () => {
  expect(await resultOfMailer()).toBe('passed');
  respondWith(404);
  expect(await resultOfMailer()).toMatch(/^failed .*answered 404: deploy the function mail/);
  respondWith(503);
  expect(await resultOfMailer()).toMatch(/^failed .*MAIL_TOKEN is not set/);
  expect(await resultOfMailer('http://localhost:4173')).toMatch(/^skipped/);
});
