import { describe, expect, it } from 'vitest';
import { adminAlerts } from '@/content/en/admin-alerts';
import { mails as english } from '@/content/en/mails';
import { homeCountry as englishCountry } from '@/content/en/place-names';
import { quoteForm } from '@/content/en/quote-form';
import { listPaths, type SubmissionTable } from '@/content/facts/staff-paths';
import { locales } from '@/content/facts/languages';
import { mailRules } from '@/content/facts/mail';
import { site } from '@/content/facts/site';
import { mails as french } from '@/content/fr/mails';
import { homeCountry as frenchCountry } from '@/content/fr/place-names';
import { hostileTexts } from '@tests/support/hostile-texts';
import { messageFrom } from './message';
import type { Mail, MailContent } from './queue';

const toMessage = messageFrom({
  from: { name: site.name, address: 'noreply@mail.example.com' },
  siteUrl: 'https://site.example/',
  functionUrl: 'https://project.example/functions/v1/mail',
});
const secret = 'S'.repeat(43);
const id = '1a2b3c4d-0000-4000-8000-000000000001';
const message = (mail: MailContent & { locale?: 'en' | 'fr' }) =>
  toMessage({ id, name: id, lease: id, locale: 'en', to: 'to@example.com', ...mail } as Mail);
const tables = Object.keys(listPaths).filter(
  (table) => table !== 'job_postings',
) as SubmissionTable[];
const submission = {
  tableName: 'quote_requests' as const,
  recordId: id,
  reference: 'DR-1A2B3C4D',
  person: 'Ada Obi',
  company: 'Harmattan Mobile',
  replyTo: 'ada@example.com',
};
const acknowledgement = (
  tableName: SubmissionTable,
  newsSecret: string | null = null,
): MailContent => ({
  kind: 'acknowledgement',
  content: { tableName, reference: 'DR-1A2B3C4D', secret, newsSecret },
});

describe('the confirmation', () => {
  it.each([
    ['en', english, 'https://site.example/status#', englishCountry],
    ['fr', french, 'https://site.example/fr/status#', frenchCountry],
  ] as const)('in %s says all that belongs into it, in this order', (...languages) => {
    const [locale, words, page, country] = languages;
    const newsSecret = 'N'.repeat(43);
    const mail = message({ ...acknowledgement('career_applications', newsSecret), locale });
    const { name, subject, next } = words.kinds.career_applications;
    const said = words.acknowledgement;
    const { line, city, state, postalCode } = site.address;
    const parts = [
      words.hello,
      said.received(name, 'DR-1A2B3C4D'),
      said.nextTitle,
      ...next.map((step) => `- ${step}`),
      said.status(mailRules.statusLinkDays),
      page + secret,
      said.news,
      `${page}news.${newsSecret}`,
      said.questions(site.hrEmail),
      said.notYou,
      `-- \n${site.name}\n${line}, ${city}, ${state} ${postalCode}, ${country}\n${site.phone}`,
    ];
    expect(mail.text.split(/\n+/)).toEqual([...parts, ''].flatMap((part) => part.split('\n')));
    expect(mail.subject).toBe(words.subject(subject, 'DR-1A2B3C4D'));
    expect(mail.replyTo).toBe(site.hrEmail);
    expect(mail.headers).toMatchObject({
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    });
  });

  it.each(tables)(
    'for %s gives the reference, the next steps and a contact, in both languages',
    (table) => {
      const texts = locales.map((locale) => message({ ...acknowledgement(table), locale }).text);
      for (const [index, text] of texts.entries()) {
        expect(text).toContain('DR-1A2B3C4D');
        expect(text).toContain(table === 'career_applications' ? site.hrEmail : site.email);
        expect(text).toContain(`https://site.example${index ? '/fr' : ''}/status#${secret}`);
        expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(2);
      }
      expect(new Set(texts).size).toBe(2);
    },
  );

  it('promises the same as the form', () => {
    const { text } = message(acknowledgement('quote_requests'));
    for (const step of quoteForm.done.next.slice(0, 2)) expect(text).toContain(step);
  });
});

const named = [
  adminAlerts.kinds.quote_requests,
  'DR-1A2B3C4D',
  'Ada Obi, Harmattan Mobile',
] as const;

it.each(['alert', 'reminder'] as const)('an %s names the submission and links to it', (kind) => {
  const mail = message({ kind, content: submission });
  const subject = adminAlerts[kind].subject(...named);
  expect(mail).toMatchObject({ subject, replyTo: 'ada@example.com' });
  expect(mail.text).toContain(`https://site.example/admin/contacts/quotes/${id}`);
  expect(mail.headers['Auto-Submitted']).toBe('auto-generated');
});

it('an alert has no reply-to if the address is invalid', () => {
  const { replyTo: _, ...rest } = submission;
  expect(message({ kind: 'alert', content: rest })).not.toHaveProperty('replyTo');
});

it('an invitation has one link, whose secret no server sees', () => {
  const mail = message({
    kind: 'invitation',
    content: {
      email: 'new@example.com',
      role: 'hr',
      invitedBy: { name: 'Asha\nRao', address: 'asha@team.example' },
      expiresAt: '2026-12-11T09:00:00+00:00',
      secret: 'a-secret_1',
    },
  });
  expect(mail.text).toContain('Asha Rao (asha@team.example) invited you to the staff area');
  expect(mail.text).toContain('Your role will be: Human resources.');
  expect(mail.text).toContain('You will then sign in as new@example.com.');
  expect(mail.text).toContain('The link works once and expires on 11 December 2026.');
  expect(mail.text.match(/https?:\S+/g)).toEqual([
    'https://site.example/admin#invitation=a-secret_1',
  ]);
});

it('a mail about an assignment names who assigned what, of whom, and links to it', () => {
  const { replyTo: _replyTo, ...entry } = submission;
  const by = [{ name: 'Ben', address: 'ben@team.example' }];
  const one = message({ kind: 'assignment', content: { by, entries: [entry] } });
  expect(one.subject).toBe(adminAlerts.assignment.subject(...named));
  expect(one.text).toContain(adminAlerts.assignment.by('Ben (ben@team.example)'));
  expect(one.text).toContain(`https://site.example/admin/contacts/quotes/${id}`);
  const several = message({ kind: 'assignment', content: { entries: [entry, entry], more: 14 } });
  expect(several.subject).toBe(adminAlerts.assignment.several(16));
  expect(several.text.match(/\/admin\/contacts\/quotes\//g)).toHaveLength(2);
  const [kind, reference, who] = named;
  expect(several.text).toContain(`- ${kind} ${reference}, ${who}: https://`);
  expect(several.text).toContain('and 14 more.');
});

it('a mail about a withdrawal names the submission and nobody', () => {
  const { tableName, reference } = submission;
  const mail = message({ kind: 'withdrawal', content: { tableName, reference } });
  expect(mail.subject).toBe(
    adminAlerts.withdrawal.subject(adminAlerts.kinds.quote_requests, reference),
  );
  expect(mail.text).toContain(reference);
  expect(mail.text).not.toContain(submission.person);
  expect(mail).not.toHaveProperty('replyTo');
});

it('a summary lists fifty submissions and counts the rest', () => {
  const entries = Array.from({ length: 60 }, () => ({ kind: 'alert' as const, ...submission }));
  const mail = message({ kind: 'digest', content: { entries } });
  expect(mail.subject).toBe(adminAlerts.digest.subject(60));
  expect(mail.text.match(/\/admin\/contacts\/quotes\//g)).toHaveLength(50);
  expect(mail.text).toContain(adminAlerts.digest.more(10));
});

describe('a reply', () => {
  const content = {
    tableName: 'career_applications' as const,
    subject: 'Votre candidature',
    body: 'Bonjour Ada,\r\n\r\nMerci.\r\n',
  };
  it('is what staff wrote, signed in the visitor’s language, from a person', () => {
    const mail = message({ kind: 'reply', content, locale: 'fr' });
    expect(mail.subject).toBe('Votre candidature');
    expect(mail.text).toMatch(/^Bonjour Ada,\n\nMerci\.\n\n-- \n.*\n.*, Inde\n/);
    expect(mail.headers).not.toHaveProperty('Auto-Submitted');
  });
  it('continues the thread of the mails before it', () => {
    const headersAfter = (...thread: string[]) =>
      message({ kind: 'reply', content: { ...content, thread } }).headers;
    expect(headersAfter('m1', 'm2')).toMatchObject({
      'In-Reply-To': '<m2@mail.example.com>',
      References: '<m1@mail.example.com> <m2@mail.example.com>',
    });
    // Gmail shows mails with it apart
    expect(headersAfter('m1')).not.toHaveProperty('X-Entity-Ref-ID');
    expect(headersAfter()).not.toHaveProperty('In-Reply-To');
    expect(message(acknowledgement('quote_requests'))).toMatchObject({
      messageId: `<${id}@mail.example.com>`,
      headers: expect.not.objectContaining({ 'X-Entity-Ref-ID': id }) as object,
    });
  });
  it('is answered to the shared mailbox unless its author asked for the answer', () => {
    const replyTo = 'colleague@example.com';
    expect(message({ kind: 'reply', content }).replyTo).toBe(site.hrEmail);
    expect(message({ kind: 'reply', content: { ...content, replyTo } }).replyTo).toBe(replyTo);
    expect(
      message({ kind: 'reply', content: { ...content, tableName: 'quote_requests' } }).replyTo,
    ).toBe(site.email);
  });
});

describe('a job news mail', () => {
  const jobs = ['Engineer', 'Architect'].map((title, index) => ({
    id: `job-${index}`,
    title,
    location: 'Accra',
    language: 'en' as const,
  }));
  it('links to each job and to unsubscribing, in the reader’s language', () => {
    const mail = message({ kind: 'news', content: { secret, jobs }, locale: 'fr' });
    expect(mail.text).toContain('https://site.example/fr/careers/job-1');
    expect(mail.text).toContain(`https://site.example/fr/status#news.${secret}`);
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe': `<https://project.example/functions/v1/mail/news/fr/${secret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.subject).toMatch(/^2\s/);
    const one = message({ kind: 'news', content: { secret, jobs: jobs.slice(0, 1) } });
    expect(one.subject).toBe(english.news.subject(1, 'Engineer'));
  });
});

describe.each<readonly [string, string]>([
  ...hostileTexts,
  ['a header', 'Ada\r\nBcc: victim@example.com'],
  ['a line of Unicode', 'Ada\u2028Bcc: x@y.example'],
  ['a bell', 'Ada\u0000\u0007'],
  ['many pictures', '😀'.repeat(300)],
])('a name like %s', (_, name) => {
  it('stays on its line and adds no header', () => {
    const mails = [
      message({ kind: 'alert', content: { ...submission, person: name, company: name } }),
      message({ kind: 'reminder', content: { ...submission, person: name, company: name } }),
      message({
        kind: 'reply',
        content: { tableName: 'quote_requests', subject: name, body: 'x' },
      }),
      message({
        kind: 'news',
        content: { secret, jobs: [{ id, title: name, location: name, language: 'en' }] },
      }),
    ];
    for (const { subject, text, headers } of mails) {
      for (const value of [subject, ...Object.values(headers)]) {
        expect(value).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect([...value].length).toBeLessThan(400);
      }
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      for (const line of text.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(998);
    }
  });
});
