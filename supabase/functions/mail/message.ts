import { writeMails as inEnglish } from '../../../src/content/en/mails.ts';
import { writeMails as inFrench } from '../../../src/content/fr/mails.ts';
import { wordFigures } from '../../../src/content/word-figures.ts';
import { addressLine } from '../../../src/content/address-line.ts';
import { inLocale, type Locale } from '../../../src/content/facts/languages.ts';
import { mailboxFor, mailRules } from '../../../src/content/facts/mail.ts';
import type { SubmissionTable } from '../../../src/content/facts/staff-paths.ts';
import type { Site } from '../../../src/content/facts/site.ts';
import { countryIn } from '../../../src/lib/format.ts';
import { calendarFile } from './calendar.ts';
import { htmlFrom } from './html.ts';
import { line } from './line.ts';
import { isToStaff, type Mail, type MailFile, type SenderMail } from './queue.ts';
import type { MailAddress } from './mail-address.ts';
import { receiptMessage } from './receipt-message.ts';
import { staffMessage } from './staff-message.ts';
import { unsubscribeUrl } from './unsubscribe.ts';
import type { WordedFacts, Wording } from './wording.ts';

export interface Message {
  /** Idempotency key for the provider, the same at every attempt. */
  id: string;
  messageId: string;
  from: MailAddress;
  to: string;
  cc?: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** The same in HTML; mails to staff have none. */
  html?: string;
  headers: Record<string, string>;
  files?: readonly MailFile[];
  unanswered?: boolean;
}

interface Sender {
  from: MailAddress;
  facts: WordedFacts;
  siteUrl: string;
  functionUrl: string;
  /** Domain whose mail is handed to the mail function. */
  replyDomain?: string | undefined;
}

type Words = ReturnType<typeof inEnglish>;

const wordsOf = (facts: WordedFacts): Record<Locale, Words> => ({
  en: inEnglish(facts.site.name, wordFigures.en(facts)),
  fr: inFrench(facts.site.name, wordFigures.fr(facts)),
});

/** Writes a queued mail: text, and for visitors the same in HTML, without images or foreign links. */
export function messageFrom(sender: Sender): (mail: Mail) => Message {
  const { from, facts, siteUrl, functionUrl, replyDomain } = sender;
  const { site } = facts;
  const texts = wordsOf(facts);
  const origin = siteUrl.replace(/\/+$/, '');
  const messageId = (name: string) =>
    name.startsWith('<') ? name : `<${name}@${from.address.split('@')[1]}>`;
  return (mail) => {
    const toStaff = isToStaff(mail);
    const words = toStaff
      ? staffMessage(mail, origin, facts)
      : senderMessage(mail, texts[mail.locale], { origin, functionUrl, site });
    const door = replyDomain && words.replyToken && `r.${words.replyToken}@${replyDomain}`;
    const replyTo = door || words.replyTo;
    const entry = entryOf(mail, words.subject, door, texts[mail.locale]);
    const paragraphs = [...words.paragraphs, ...(toStaff ? [] : [signatureIn(mail.locale, site)])];
    return {
      id: mail.name,
      messageId: messageId(mail.name),
      from,
      to: mail.to,
      ...(mail.kind === 'reply' && mail.content.cc && { cc: mail.content.cc }),
      ...(replyTo && { replyTo }),
      subject: words.subject,
      text: paragraphs.join('\n\n') + '\n',
      ...(!toStaff && { html: htmlFrom(site.name, mail.locale, paragraphs, words.button) }),
      headers: {
        // A person wrote a reply.
        ...(mail.kind !== 'reply' && {
          'Auto-Submitted': mail.kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        }),
        // Gmail does not group mails that have an id of their entity.
        ...(words.thread ? threaded(words.thread.map(messageId)) : { 'X-Entity-Ref-ID': mail.id }),
        ...(words.endsAt && {
          'List-Unsubscribe': `<${words.endsAt}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(entry && { files: [calendarFile({ ...entry, company: site.name })] }),
      ...(mail.unanswered && { unanswered: true }),
    };
  };
}

function entryOf(
  { kind, content, to }: Mail,
  subject: string,
  door: string | undefined,
  words: Words,
) {
  if (!('meeting' in content) || !content.meeting) return undefined;
  const { meeting, tableName } = content;
  return {
    meeting,
    summary: kind === 'meeting' ? subject : meetingWith(tableName, words),
    description: subject,
    organizer: door || meeting.organizer.address,
    attendee: to,
    isAsked: kind === 'reply',
  };
}

function meetingWith(tableName: SubmissionTable, { meeting }: Words): string {
  const { interview, call } = meeting;
  return tableName === 'career_applications' ? interview : call;
}

function threaded(earlier: readonly string[]): Record<string, string> {
  const last = earlier.at(-1);
  const few = earlier.filter((_, at) => at < 10 || at >= earlier.length - 10);
  return last ? { 'In-Reply-To': last, References: few.join(' ') } : {};
}

function signatureIn(locale: Locale, { name, address, phone }: Site): string {
  const place = addressLine(address, countryIn(address.countryCode, locale));
  return `-- \n${name}\n${place}\n${phone}`;
}

interface Place {
  origin: string;
  functionUrl: string;
  site: Site;
}

function senderMessage(
  mail: SenderMail,
  words: Words,
  { origin, functionUrl, site }: Place,
): Wording {
  const link = (secret: string) => `${origin}${inLocale(mail.locale, '/status')}#${secret}`;
  const greeted = (sentence: string) => `${words.hello}\n\n${sentence}`;
  switch (mail.kind) {
    // Nothing that anybody typed: nobody can make us send a text of theirs.
    case 'acknowledgement': {
      const { tableName, reference, secret, newsSecret, replyToken } = mail.content;
      const stored = line(mail.content.topic ?? '');
      const topic = Object.hasOwn(words.topics, stored) ? words.topics[stored] : stored;
      const { name, subject, next } = words.kinds[tableName];
      const said = words.acknowledgement;
      const address = mailboxFor(tableName, site);
      return {
        subject: words.subject(subject, reference, topic),
        thread: [],
        replyTo: address,
        replyToken,
        button: { url: link(secret), label: said.button },
        paragraphs: [
          greeted(said.received(name, reference, topic)),
          `${said.nextTitle}\n${next.map((step) => `- ${step}`).join('\n')}`,
          `${said.status(mailRules.statusLinkDays)}\n${link(secret)}`,
          ...(newsSecret ? [`${said.news}\n${link(`news.${newsSecret}`)}`] : []),
          said.questions(address),
          said.notYou,
        ],
      };
    }
    case 'reply': {
      const {
        tableName,
        reference,
        subject,
        body,
        replyTo,
        replyToken,
        thread = [],
      } = mail.content;
      return {
        subject: line(subject),
        thread,
        replyTo: replyTo ?? mailboxFor(tableName, site),
        replyToken,
        paragraphs: [
          body.replaceAll(/\r\n?/g, '\n').trim(),
          ...(mail.content.answerable ? [words.answerable(reference)] : []),
        ],
      };
    }
    case 'receipt':
      return receiptMessage(mail.content, words, mail.locale, site);
    case 'news': {
      const { secret, jobs } = mail.content;
      const listed = jobs.map(
        ({ id, title, location }) =>
          `- ${line(title)}, ${line(location)}\n  ${origin}${inLocale(mail.locale, `/careers/${id}`)}`,
      );
      return {
        subject: words.news.subject(jobs.length, line(jobs[0]?.title ?? '')),
        replyTo: site.hrEmail,
        endsAt: unsubscribeUrl(functionUrl, mail.locale, secret),
        paragraphs: [
          greeted(words.news.intro(jobs.length)),
          listed.join('\n'),
          `${words.news.why}\n${link(`news.${secret}`)}`,
        ],
      };
    }
  }
}
