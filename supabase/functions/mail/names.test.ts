import { expect, it } from 'vitest';
import { site } from '@/content/facts/site';
import { messageFrom } from './message';
import type { Mail, MailContent } from './queue';

const toMessage = messageFrom({
  from: { name: site.name, address: 'noreply@mail.example.com' },
  siteUrl: 'https://site.example/',
  functionUrl: 'https://project.example/functions/v1/mail',
});
const id = '1a2b3c4d-0000-4000-8000-000000000001';
const message = (mail: MailContent) =>
  toMessage({ id, name: id, lease: id, locale: 'en', to: 'to@example.com', ...mail } as Mail);
const submission = {
  tableName: 'quote_requests' as const,
  recordId: id,
  reference: 'DR-1A2B3C4D',
};

it.each(['alert', 'reminder', 'assignment', 'follow_up'] as const)(
  'the names in an %s are no sentence with a link',
  (kind) => {
    const names = {
      person: 'Your session has expired. Sign in at https://evil.example/admin',
      company: 'J.P. Morgan, http:\\\\evil。example, www．evil\u200b.example',
    };
    const by = [{ name: 'Visit https://evil.example', address: 'ben@team.example' }];
    const mail =
      kind === 'assignment'
        ? message({
            kind,
            content: {
              by,
              entries: [
                { ...submission, ...names },
                { ...submission, ...names },
              ],
            },
          })
        : kind === 'follow_up'
          ? message({
              kind,
              content: { day: '2026-12-01', entries: [{ ...submission, ...names }] },
            })
          : message({ kind, content: { ...submission, ...names } });
    const typed = `${mail.subject}\n${mail.text}`
      .replaceAll('https://site.example', '')
      .replaceAll('ben@team.example', '');
    expect(typed).not.toMatch(/:[/\\]|\p{L}[.。．]\p{L}/u);
    expect(typed).toContain('J. P. Morgan');
  },
);
