import { describe, expect, it } from 'vitest';
import { mails as english } from '@/content/en/mails';
import { homeCountry as englishCountry } from '@/content/en/place-names';
import type { SubmissionTable } from '@/content/facts/staff-paths';
import { locales } from '@/content/facts/languages';
import { mailRules } from '@/content/facts/mail';
import { site } from '@/content/facts/site';
import { mails as french } from '@/content/fr/mails';
import { homeCountry as frenchCountry } from '@/content/fr/place-names';
import { hostileTexts } from '@tests/support/hostile-texts';
import { id, submission, writeMail } from '@tests/support/written-mail';
import type { MailContent } from './mail-content';

const secret = 'S'.repeat(43);
const acknowledgement = (tableName: SubmissionTable, more: object = {}): MailContent => ({
  kind: 'acknowledgement',
  content: { ...submission, tableName, secret, ...more },
});

describe('the confirmation', () => {
  it.each([
    ['en', english, 'https://site.example/status#', englishCountry],
    ['fr', french, 'https://site.example/fr/status#', frenchCountry],
  ] as const)('in %s says each of its parts, and nothing that somebody typed', (...languages) => {
    const [locale, words, page, country] = languages;
    const newsSecret = 'N'.repeat(43);
    const mail = writeMail({ ...acknowledgement('career_applications', { newsSecret }), locale });
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

  it('says what administrators set since: name, address, mailbox and promised times', () => {
    const rows = [
      { key: 'name', value: 'Savannah Mobile' },
      { key: 'address', value: { line: '1 Main Road', city: 'Nairobi', countryCode: 'KE' } },
      { key: 'email', value: 'hello@savannah.africa' },
      { key: 'quoteReplyHours', value: 1 },
    ];
    const [text = '', inFrench = ''] = locales.map(
      (locale) => writeMail({ ...acknowledgement('quote_requests'), locale }, undefined, rows).text,
    );
    expect(text).toContain('Within 1 hour we will email you');
    expect(inFrench).toMatch(/Sous 1\sheure,/);
    expect(text).toContain('write to hello@savannah.africa');
    expect(text).toContain('-- \nSavannah Mobile\n1 Main Road, Nairobi, Kenya\n');
    expect(text + inFrench).not.toContain(site.name);
    const late = { kind: 'reminder' as const, content: submission };
    expect(writeMail(late, undefined, rows).text).toContain('proposal within 1 hour.');
  });

  it.each([
    ['en', 'Senior VAS Engineer', 'Senior VAS Engineer'],
    ['fr', 'fintech-architect', 'Architecte fintech (H/F)'],
    ['fr', 'constructor', 'constructor'],
  ] as const)(
    'in %s names in subject and text what somebody applied for: %s',
    (locale, topic, name) => {
      const mail = acknowledgement('career_applications', { topic });
      const { subject, text } = writeMail({ ...mail, locale });
      expect(subject).toContain(name);
      expect(text).toContain(`(${name})`);
    },
  );
});

describe('a reply', () => {
  const content = {
    tableName: 'career_applications' as const,
    reference: 'DR-1A2B3C4D',
    subject: 'Votre candidature',
    body: 'Bonjour Ada,\r\n\r\nMerci.\r\n',
  };
  it('is what staff wrote, signed in the visitor’s language and not marked as automatic', () => {
    const mail = writeMail({ kind: 'reply', content, locale: 'fr' });
    expect(mail.subject).toBe('Votre candidature');
    expect(mail.text).toMatch(/^Bonjour Ada,\n\nMerci\.\n\n-- \n.*\n.*, Inde\n/);
    expect(mail.headers).not.toHaveProperty('Auto-Submitted');
  });
  it('with a proposal that the status page accepts says where, without the link', () => {
    const { text } = writeMail({ kind: 'reply', content: { ...content, answerable: true } });
    expect(text).toContain(english.answerable('DR-1A2B3C4D'));
    expect(text).not.toContain('/status#');
    expect(writeMail({ kind: 'reply', content }).text).not.toContain('status page');
  });
  it('continues the thread of the mails before it', () => {
    const headersAfter = (...thread: string[]) =>
      writeMail({ kind: 'reply', content: { ...content, thread } }).headers;
    expect(headersAfter('m1', '<a1@mail.example.org>')).toMatchObject({
      'In-Reply-To': '<a1@mail.example.org>',
      References: '<m1@mail.example.com> <a1@mail.example.org>',
    });
    const long = Array.from({ length: 400 }, (_, i) => `<${i}@a.example>`);
    const kept = [...long.slice(0, 10), ...long.slice(-10)].join(' ');
    expect(headersAfter(...long)).toMatchObject({ References: kept });
    // Gmail shows mails with it apart
    expect(headersAfter('m1')).not.toHaveProperty('X-Entity-Ref-ID');
    expect(headersAfter()).not.toHaveProperty('In-Reply-To');
    expect(writeMail({ ...acknowledgement('quote_requests'), name: `${id}.2` })).toMatchObject({
      id: `${id}.2`,
      messageId: `<${id}.2@mail.example.com>`,
      headers: expect.not.objectContaining({ 'X-Entity-Ref-ID': id }) as object,
    });
  });
  it('is answered at the address of its record, else to its author or the shared mailbox', () => {
    const replyToOf = (more: object, domain?: string) =>
      writeMail({ kind: 'reply', content: { ...content, ...more } }, domain).replyTo;
    const author = { replyTo: 'colleague@example.com', replyToken: 'k'.repeat(32) };
    expect(replyToOf(author, 'reply.example')).toBe(`r.${author.replyToken}@reply.example`);
    expect(replyToOf(author)).toBe(author.replyTo);
    expect(replyToOf({})).toBe(site.hrEmail);
    expect(replyToOf({ tableName: 'quote_requests' })).toBe(site.email);
  });
});

const receipt = {
  ...submission,
  answer: 'accepted' as 'accepted' | 'declined',
  name: 'Ada Obi',
  answeredAt: '2026-11-29T14:05:00Z',
  proposal: {
    subject: 'Our proposal',
    sent_at: '2026-11-28T09:00:00Z',
    files: [{ name: 'Offer.pdf', size: 2_000_000, hash: 'c0ffee'.repeat(10) }],
  },
  replyToken: 'k'.repeat(32),
};

describe('the receipt of a decision about a proposal', () => {
  it.each([
    ['en', english, '29 November 2026', 'Offer.pdf, 1.9 MB'],
    ['fr', french, '29 novembre 2026', 'Offer.pdf, 1,9 Mo'],
  ] as const)(
    'in %s says what was decided, when, under which name, and the hash of each file',
    (locale, words, day, file) => {
      for (const answer of ['accepted', 'declined'] as const) {
        const mail = writeMail(
          { kind: 'receipt', content: { ...receipt, answer }, locale },
          'reply.example',
        );
        expect(mail.subject).toBe(words.receipt.subject[answer]('DR-1A2B3C4D'));
        const text = mail.text.replaceAll(/[\u00a0\u202f]/g, ' ');
        for (const part of [day, file, 'Ada Obi', 'Our proposal', receipt.proposal.files[0]?.hash])
          expect(text).toContain(part);
        expect(mail.text.includes(words.receipt.next)).toBe(answer === 'accepted');
        expect(mail.replyTo).toBe(`r.${receipt.replyToken}@reply.example`);
      }
    },
  );
  it('shows a name that is a link or HTML as text', () => {
    const name = '<a href="//evil.example">https://evil.example</a>';
    const { text, html } = writeMail({ kind: 'receipt', content: { ...receipt, name } });
    expect(text).not.toMatch(/https?:\/\/evil|evil\.example/);
    expect(html).not.toContain('<a href="//evil');
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
    const mail = writeMail({ kind: 'news', content: { secret, jobs }, locale: 'fr' });
    expect(mail.text).toContain('https://site.example/fr/careers/job-1');
    expect(mail.text).toContain(`https://site.example/fr/status#news.${secret}`);
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe': `<https://project.example/functions/v1/mail/news/fr/${secret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.subject).toMatch(/^2\s/);
    const one = writeMail({ kind: 'news', content: { secret, jobs: jobs.slice(0, 1) } });
    expect(one.subject).toBe(english.news.subject(1, 'Engineer'));
  });
});

describe.each<readonly [string, string]>([
  // the database takes none longer
  ...hostileTexts.filter(([, text]) => text.length <= 5000),
  ['a header', 'Ada\r\nBcc: victim@example.com'],
  ['a line of Unicode', 'Ada\u2028Bcc: x@y.example'],
  ['a bell', 'Ada\u0000\u0007'],
  ['many pictures', '😀'.repeat(300)],
])('a name like %s', (_, name) => {
  it('stays on its line and adds no header', () => {
    const mails = [
      writeMail({ kind: 'alert', content: { ...submission, person: name, company: name } }),
      writeMail({ kind: 'reminder', content: { ...submission, person: name, company: name } }),
      writeMail({ kind: 'reply', content: { ...submission, subject: name, body: 'x' } }),
      writeMail({
        kind: 'receipt',
        content: { ...receipt, name, proposal: { ...receipt.proposal, subject: name } },
      }),
      writeMail({
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
