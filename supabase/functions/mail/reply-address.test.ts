import { expect, it } from 'vitest';
import { adminAlerts } from '@/content/en/admin-alerts';
import { site } from '@/content/facts/site';
import { messageFrom } from './message';
import type { Mail, MailContent } from './queue';

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const submission = {
  tableName: 'quote_requests' as const,
  recordId: id,
  reference: 'DR-1A2B3C4D',
  person: 'Ada Obi',
  company: 'Harmattan Mobile',
  replyTo: 'ada@example.com',
};
const replyToken = 'k'.repeat(32);
const worded = (mail: MailContent) =>
  messageFrom({
    from: { name: site.name, address: 'noreply@mail.example.com' },
    siteUrl: 'https://site.example',
    functionUrl: 'https://project.example/functions/v1/mail',
    replyDomain: 'reply.site.example',
  })({ id, name: `${id}.2`, lease: id, locale: 'en', to: 'to@example.com', ...mail } as Mail);
const content = {
  tableName: 'quote_requests' as const,
  subject: 'Hello',
  body: 'Hello',
  replyToken,
};

it('a sender answers to the address of the record, staff to the sender', () => {
  const replyTo = 'colleague@example.com';
  const reply = worded({ kind: 'reply', content: { ...content, replyTo } });
  expect(reply.replyTo).toBe(`r.${replyToken}@reply.site.example`);
  expect(worded({ kind: 'alert', content: submission }).replyTo).toBe(submission.replyTo);
});

it('a reply names the mail that it answers', () => {
  const thread = ['m1', '<a1@mail.example.org>'];
  const mail = worded({ kind: 'reply', content: { ...content, thread } });
  expect([mail.id, mail.messageId]).toEqual([`${id}.2`, `<${id}.2@mail.example.com>`]);
  expect(mail.headers).toMatchObject({
    'In-Reply-To': '<a1@mail.example.org>',
    References: '<m1@mail.example.com> <a1@mail.example.org>',
  });
});

it('a new answer is announced without a word of it', () => {
  const mail = worded({ kind: 'answer', content: submission });
  expect(mail.subject).toBe(
    adminAlerts.answer.subject('Quote request', 'DR-1A2B3C4D', 'Ada Obi, Harmattan Mobile'),
  );
  expect(mail.text).toContain('https://site.example/admin/contacts/quotes/');
  expect(mail).not.toHaveProperty('replyTo');
});
