import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runChecks } from '../launch/checks';
import { checkTemplates } from './sign-in';

const project = 'https://abcdefghijklmnopqrst.supabase.co';

const ourTemplates = Object.fromEntries(
  ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change'].map((kind) => [
    `mailer_templates_${kind}_content`,
    readFileSync(`supabase/templates/${kind}.html`, 'utf8'),
  ]),
);
const check = async (url: string, token?: string) =>
  (await runChecks([{ name: 'Sign-in mails', run: () => checkTemplates(url, token) }]))[0];
const respondWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

test('the sign-in mails of a project with our templates pass', async () => {
  respondWith(ourTemplates);
  expect(await check(project, 'token')).toMatchObject({ state: 'passed' });
});

test('an owner reads which mail’s link a mail gateway can use up', async () => {
  respondWith({ ...ourTemplates, mailer_templates_recovery_content: '{{ .ConfirmationURL }}' });
  expect(await check(project, 'token')).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('recovery') as string,
  });
});

test('an owner whose templates cannot be read sees a skipped check, not a passed one', async () => {
  respondWith({ message: 'Unauthorized' }, 401);
  expect(await check(project, 'wrong')).toMatchObject({ state: 'skipped' });
  respondWith(ourTemplates);
  expect(await check(project)).toMatchObject({ state: 'skipped' });
  expect(await check('http://localhost:4173', 'token')).toMatchObject({ state: 'skipped' });
});
