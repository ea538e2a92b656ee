import { resolveMx } from 'node:dns/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { answersCheck } from './answers';
import { runChecks } from '../launch/checks';
import type { Backend } from './request';

vi.mock('node:dns/promises');
const mx = vi.mocked(resolveMx);

const answering = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
const found = async (domain: unknown) => {
  const backend = { rest: () => Promise.resolve({ status: 200, body: domain }) };
  const signIn = () => Promise.resolve(backend as unknown as Backend);
  const [result] = await runChecks([answersCheck('https://backend.test', signIn)]);
  return `${result?.state} ${result?.text ?? ''}`.trim();
};

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
  expect(await found('reply.deccan-reach.com')).toMatch(new RegExp(`^failed they cannot.*${text}`));
});
