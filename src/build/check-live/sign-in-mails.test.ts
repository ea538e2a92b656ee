import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runChecks } from '../launch/checks';
import { signInMailChecks } from './sign-in-mails';

const project = 'https://abcdefghijklmnopqrst.supabase.co';

const ours = Object.fromEntries(
  ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change'].map((kind) => [
    `mailer_templates_${kind}_content`,
    readFileSync(`supabase/templates/${kind}.html`, 'utf8'),
  ]),
);
const states = async (url: string, token?: string) =>
  (await runChecks(signInMailChecks(url, token))).map(({ state }) => state);
const answers = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

test('an owner whose project has our templates passes', async () => {
  answers(ours);
  expect(await states(project, 'token')).toEqual(['passed']);
});

test('an owner whose mails redeem a link as soon as it is opened fails', async () => {
  answers({ ...ours, mailer_templates_recovery_content: '<a href="{{ .ConfirmationURL }}">' });
  expect(await runChecks(signInMailChecks(project, 'token'))).toEqual([
    expect.objectContaining({ state: 'failed', text: expect.stringContaining('recovery') }),
  ]);
});

test('templates that cannot be read never count as passed', async () => {
  answers({ message: 'Unauthorized' }, 401);
  expect(await states(project)).toEqual(['skipped']);
  expect(await states(project, 'wrong')).toEqual(['skipped']);
  expect(await states('http://localhost:4173', 'token')).toEqual([]);
});
