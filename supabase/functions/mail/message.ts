import { addressLine } from '../../../src/content/address-line.ts';
import { writeMails as writeEnglish } from '../../../src/content/en/mails.ts';
import type { Locale } from '../../../src/content/facts/languages.ts';
import type { Site } from '../../../src/content/facts/site.ts';
import type { SubmissionTable } from '../../../src/content/facts/staff-paths.ts';
import { writeMails as writeFrench } from '../../../src/content/fr/mails.ts';
import { wordFigures } from '../../../src/content/word-figures.ts';
import { countryNameIn } from '../../../src/lib/format.ts';
import { calendarFile } from './calendar.ts';
import { htmlFrom } from './html.ts';
import type { MailAddress } from './mail-address.ts';
import { isStaffMail, type MailFile, type QueuedMail } from './mail-content.ts';
import { senderMessage, type Words } from './sender-message.ts';
import { staffMessage } from './staff-message.ts';
import type { WordedFacts } from './wording.ts';

export interface MailMessage {
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

interface MailerSettings {
  from: MailAddress;
  facts: WordedFacts;
  siteUrl: string;
  functionUrl: string;
  /** Domain whose mail is handed to the mail function. */
  replyDomain?: string | undefined;
}

const wordsOf = (facts: WordedFacts): Record<Locale, Words> => ({
  en: writeEnglish(facts.site.name, wordFigures.en(facts)),
  fr: writeFrench(facts.site.name, wordFigures.fr(facts)),
});

/** Writes a queued mail: text, and for visitors the same in HTML, without images or foreign links. */
export function messageFrom(settings: MailerSettings): (mail: QueuedMail) => MailMessage {
  const { from, facts, siteUrl, functionUrl, replyDomain } = settings;
  const { site } = facts;
  const wordsByLocale = wordsOf(facts);
  const origin = siteUrl.replace(/\/+$/, '');
  const messageId = (name: string) =>
    name.startsWith('<') ? name : `<${name}@${from.address.split('@')[1]}>`;
  return (mail) => {
    const words = wordsByLocale[mail.locale];
    const isForStaff = isStaffMail(mail);
    const wording = isForStaff
      ? staffMessage(mail, origin, facts)
      : senderMessage(mail, { words, origin, functionUrl, site });
    const { replyToken, subject, thread, unsubscribeUrl: unsubscribe } = wording;
    const replyAddress = replyDomain && replyToken && `r.${replyToken}@${replyDomain}`;
    const replyTo = replyAddress || wording.replyTo;
    const entry = calendarEntryOf(mail, subject, replyAddress, words);
    const paragraphs = [
      ...wording.paragraphs,
      ...(isForStaff ? [] : [signatureIn(mail.locale, site)]),
    ];
    return {
      id: mail.name,
      messageId: messageId(mail.name),
      from,
      to: mail.to,
      ...(mail.kind === 'reply' && mail.content.cc && { cc: mail.content.cc }),
      ...(replyTo && { replyTo }),
      subject,
      text: paragraphs.join('\n\n') + '\n',
      ...(!isForStaff && { html: htmlFrom(site.name, mail.locale, paragraphs, wording.button) }),
      headers: {
        // A person wrote a reply.
        ...(mail.kind !== 'reply' && {
          'Auto-Submitted': mail.kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        }),
        // Gmail does not group mails that have an id of their entity.
        ...(thread ? threadHeaders(thread.map(messageId)) : { 'X-Entity-Ref-ID': mail.id }),
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(entry && { files: [calendarFile({ ...entry, company: site.name })] }),
      ...(mail.unanswered && { unanswered: true }),
    };
  };
}

function calendarEntryOf(
  { kind, content, to }: QueuedMail,
  subject: string,
  replyAddress: string | undefined,
  words: Words,
) {
  if (!('meeting' in content) || !content.meeting) return undefined;
  const { meeting, tableName } = content;
  return {
    meeting,
    summary: kind === 'meeting' ? subject : meetingWith(tableName, words),
    description: subject,
    organizer: replyAddress || meeting.organizer.address,
    attendee: to,
    isReplyRequested: kind === 'reply',
  };
}

function meetingWith(tableName: SubmissionTable, { meeting }: Words): string {
  const { interview, call } = meeting;
  return tableName === 'career_applications' ? interview : call;
}

function threadHeaders(messageIds: readonly string[]): Record<string, string> {
  const last = messageIds.at(-1);
  const references = messageIds.filter((_, at) => at < 10 || at >= messageIds.length - 10);
  return last ? { 'In-Reply-To': last, References: references.join(' ') } : {};
}

function signatureIn(locale: Locale, { name, address, phone }: Site): string {
  const postalAddress = addressLine(address, countryNameIn(address.countryCode, locale));
  return `-- \n${name}\n${postalAddress}\n${phone}`;
}
