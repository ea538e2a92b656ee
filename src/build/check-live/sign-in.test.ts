import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runChecks } from '../launch/checks';
import { mailProblems } from './sign-in';

const project = 'https://abcdefghijklmnopqrst.supabase.co';

const ours = Object.fromEntries(
  ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change'].map((kind) => [
    `mailer_templates_${kind}_content`,
    readFileSync(`supabase/templates/${kind}.html`, 'utf8'),
  ]),
);
const resultOf = async (url: string, token?: string) =>
  (await runChecks([{ name: 'Sign-in mails', run: () => mailProblems(url, token) }]))[0];
const stateOf = async (url: string, token?: string) => (await resultOf(url, token))?.state;
const answerWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

test('an owner whose project has our templates passes', async () => {
  answerWith(ours);
  expect(await stateOf(project, 'token')).toBe('passed');
});

test('an owner whose mails redeem a link as soon as it is opened fails', async () => {
  answerWith({ ...ours, mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">' });
  expect(await resultOf(project, 'token')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('recovery') as string,
  });
});

test('templates that cannot be read never count as passed', async () => {
  answerWith({ message: 'Unauthorized' }, 401);
  expect(await stateOf(project)).toBe('skipped');
  expect(await stateOf(project, 'wrong')).toBe('skipped');
  expect(await stateOf('http://localhost:4173', 'token')).toBe('skipped');
});
