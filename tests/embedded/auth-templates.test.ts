import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { site } from '../../src/content/facts/site.ts';
import { authTemplates } from '../../supabase/embedded/auth-templates.ts';
import { createLocalMail } from '../../supabase/embedded/local-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'auth-templates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const types = {
  confirmation: 'signup',
  recovery: 'recovery',
  invite: 'invite',
  magic_link: 'magiclink',
  email_change: 'email_change',
};

it('every mail of the sign-in service with a link has a template', () => {
  expect(Object.keys(authTemplates()).toSorted()).toEqual(Object.keys(types).toSorted());
});

it.each(Object.entries(types))(
  'the mail %s leads to the staff area, not to the address that redeems the link',
  async (kind, type) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { content_path = '', subject = '' } = authTemplates()[kind] ?? {};
    const template = readFileSync(content_path, 'utf8');
    expect(template).not.toContain('.ConfirmationURL');
    expect(template).toContain(site.name);
    const html = template
      .replaceAll('{{ .SiteURL }}', 'https://site.example')
      .replaceAll('{{ .TokenHash }}', 'abc123')
      .replaceAll('email={{ .Email }}&amp;', '');
    const log = join(folder, `${kind}.log`);
    await createLocalMail(log).send({ to: 'a@example.com', subject, html });
    const { link } = JSON.parse(readFileSync(log, 'utf8')) as { link: string | null };
    expect(link).toBe(`https://site.example/admin#token_hash=abc123&type=${type}`);
  },
);
