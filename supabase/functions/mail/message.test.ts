import { describe, expect, it } from 'vitest';
import { quoteForm } from '@/content/en/quote-form';
import { listPaths, type SubmissionTable } from '@/content/facts/staff-paths';
import { locales } from '@/content/facts/languages';
import { site } from '@/content/facts/site';
import { hostileTexts } from '@tests/support/hostile-texts';
import { messageFrom } from './message';
import type { Mail, MailContent } from './queue';

const toMessage = messageFrom({
  from: 'noreply@mail.example.com',
  siteUrl: 'https://site.example/',
});
const secret = 'S'.repeat(43);
const id = '1a2b3c4d-0000-4000-8000-000000000001';
const message = (mail: MailContent & { locale?: 'en' | 'fr' }) =>
  toMessage({ id, lease: id, locale: 'en', to: 'to@example.com', ...mail } as Mail);
const tables = Object.keys(listPaths).filter(
  (table) => table !== 'job_postings',
) as SubmissionTable[];
const submission = {
  tableName: 'quote_requests' as const,
  recordId: id,
  reference: '1A2B3C4D',
  person: 'Ada Obi',
  company: 'Harmattan Mobile',
  suspect: false,
  replyTo: 'ada@example.com',
};
const acknowledgement = (
  tableName: SubmissionTable,
  newsSecret: string | null = null,
): MailContent => ({
  kind: 'acknowledgement',
  content: { tableName, reference: '1A2B3C4D', secret, newsSecret },
});

describe('the confirmation', () => {
  it('reads like this', () => {
    const { text, subject, replyTo, headers } = message(acknowledgement('quote_requests'));
    expect({ subject, replyTo }).toEqual({
      subject: 'Your quote request has reached us: 1A2B3C4D',
      replyTo: site.email,
    });
    expect(text).toMatchInlineSnapshot(`
      "Hello,

      Your quote request has reached us. Its reference number is 1A2B3C4D.

      What comes next
      - An engineer reads your request and looks at your network and market.
      - Within 24 hours you get a proposal by e-mail, with scope, steps and price.

      See where it stands, or withdraw it. Whoever has this link can do so for 180 days, so please do not pass it on.
      https://site.example/status#SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS

      Questions? Answer this e-mail, or write to hello@deccanreach.example and name the reference number.

      You did not write to us? Then somebody gave your address by mistake: please ignore this.

      -- 
      Deccan Reach
      Level 4, Sample Tower, HITEC City, Hyderabad, Telangana 500081
      +91 40 0000 0000
      "
    `);
    expect(headers).toMatchObject({
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    });
  });

  it('reads like this in French', () => {
    const { text, subject } = message({
      ...acknowledgement('career_applications', 'N'.repeat(43)),
      locale: 'fr',
    });
    expect(subject).toMatchInlineSnapshot(`"Votre candidature nous est parvenue : 1A2B3C4D"`);
    expect(text).toMatchInlineSnapshot(`
      "Bonjour,

      Votre candidature nous est parvenue. Son numéro de référence est 1A2B3C4D.

      La suite
      - Nous lisons votre candidature sous 3 à 5 jours ouvrés.
      - Nous répondons par e-mail. Si votre profil convient, un premier entretien suit.

      Voyez où elle en est, ou retirez-la. Quiconque possède ce lien peut le faire pendant 180 jours : ne le transmettez donc à personne.
      https://site.example/fr/status#SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS

      Vous nous avez demandé de vous signaler les nouveaux postes. Pour ne plus recevoir ces e-mails :
      https://site.example/fr/status#news.NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN

      Une question ? Répondez à cet e-mail, ou écrivez à careers@deccanreach.example en indiquant le numéro de référence.

      Vous ne nous avez pas écrit ? C’est que quelqu’un a donné votre adresse par erreur : ne tenez pas compte de cet e-mail.

      -- 
      Deccan Reach
      Level 4, Sample Tower, HITEC City, Hyderabad, Telangana 500081
      +91 40 0000 0000
      "
    `);
  });

  it.each(tables)(
    'tells of %s its reference, what comes next, whom to ask, in both languages',
    (table) => {
      const texts = locales.map((locale) => message({ ...acknowledgement(table), locale }).text);
      for (const [index, text] of texts.entries()) {
        expect(text).toContain('1A2B3C4D');
        expect(text).toContain(table === 'career_applications' ? site.hrEmail : site.email);
        expect(text).toContain(`https://site.example${index ? '/fr' : ''}/status#${secret}`);
        expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(2);
      }
      expect(new Set(texts).size).toBe(2);
    },
  );

  it('promises what the form promises', () => {
    const { text } = message(acknowledgement('quote_requests'));
    for (const step of quoteForm.done.next.slice(0, 2)) expect(text).toContain(step);
  });
});

it.each([
  ['alert', 'Quote request 1A2B3C4D: Ada Obi, Harmattan Mobile'],
  ['reminder', 'Still unanswered: Quote request 1A2B3C4D: Ada Obi, Harmattan Mobile'],
] as const)('an %s names the submission, and leads to it', (kind, subject) => {
  const mail = message({ kind, content: submission });
  expect(mail).toMatchObject({ subject, replyTo: 'ada@example.com' });
  expect(mail.text).toContain(`https://site.example/admin/contacts/quotes/${id}`);
  expect(mail.headers['Auto-Submitted']).toBe('auto-generated');
});

it('a suspect one is told as such, and one without an answerable address has none', () => {
  const { replyTo: _, ...rest } = submission;
  const mail = message({ kind: 'alert', content: { ...rest, suspect: true } });
  expect(mail.subject).toBe('Possible spam: Quote request 1A2B3C4D: Ada Obi, Harmattan Mobile');
  expect(mail).not.toHaveProperty('replyTo');
});

it('a summary names fifty and counts the rest', () => {
  const entries = Array.from({ length: 60 }, () => ({ kind: 'alert' as const, ...submission }));
  const mail = message({ kind: 'digest', content: { entries } });
  expect(mail.subject).toBe('60 submissions for you to read');
  expect(mail.text.match(/\/admin\/contacts\/quotes\//g)).toHaveLength(50);
  expect(mail.text).toContain('and 10 more.');
});

describe('news of published jobs', () => {
  const jobs = ['Engineer', 'Architect'].map((title, index) => ({
    id: `job-${index}`,
    title,
    location: 'Accra',
    language: 'en' as const,
  }));
  it('lead to each, and to their end, in the reader’s language', () => {
    const mail = message({ kind: 'news', content: { secret, jobs }, locale: 'fr' });
    expect(mail.text).toContain('https://site.example/fr/careers/job-1');
    expect(mail.text).toContain(`https://site.example/fr/status#news.${secret}`);
    expect(mail.headers['List-Unsubscribe']).toBe(
      `<https://site.example/fr/status#news.${secret}>`,
    );
    expect(mail.subject).toMatch(/^2 /);
    const one = message({ kind: 'news', content: { secret, jobs: jobs.slice(0, 1) } });
    expect(one.subject).toBe(`New opening at ${site.name}: Engineer`);
  });
});

describe.each<readonly [string, string]>([
  ...hostileTexts,
  ['a header', 'Ada\r\nBcc: victim@example.com'],
  ['a line of Unicode', 'Ada\u2028Bcc: x@y.example'],
  ['a bell', 'Ada\u0000\u0007'],
  ['many pictures', '😀'.repeat(300)],
])('a name like %s', (_, name) => {
  it('stays on its line, and adds no header', () => {
    const mails = [
      message({ kind: 'alert', content: { ...submission, person: name, company: name } }),
      message({ kind: 'reminder', content: { ...submission, person: name, company: name } }),
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
