import type { mails } from '../../../src/content/en/mails.ts';
import { inLocale, type Locale } from '../../../src/content/facts/languages.ts';
import { mailboxFor, mailRules } from '../../../src/content/facts/mail.ts';
import type { Site } from '../../../src/content/facts/site.ts';
import { toLine } from './line.ts';
import type { SenderMail } from './mail-content.ts';
import { receiptMessage } from './receipt-message.ts';
import { unsubscribeUrl } from './unsubscribe.ts';
import type { Wording } from './wording.ts';

export type Words = typeof mails;

interface MailContext {
  words: Words;
  origin: string;
  functionUrl: string;
  site: Site;
}

type MailOf<Kind> = Extract<SenderMail, { kind: Kind }>;

/** Writes a mail to a visitor, in the words of their language. */
export function senderMessage(mail: SenderMail, context: MailContext): Wording {
  switch (mail.kind) {
    case 'acknowledgement':
      return acknowledgementMessage(mail, context);
    case 'reply':
      return replyMessage(mail, context);
    case 'receipt':
      return receiptMessage(mail.content, context.words, mail.locale, context.site);
    case 'news':
      return newsMessage(mail, context);
  }
}

/** Repeats nothing that anybody typed: nobody can make us send a text of theirs. */
function acknowledgementMessage(
  { locale, content }: MailOf<'acknowledgement'>,
  { words, origin, site }: MailContext,
): Wording {
  const { tableName, reference, secret, newsSecret, replyToken } = content;
  const storedTopic = toLine(content.topic ?? '');
  const topic = Object.hasOwn(words.topics, storedTopic) ? words.topics[storedTopic] : storedTopic;
  const { name, subject, next } = words.kinds[tableName];
  const texts = words.acknowledgement;
  const address = mailboxFor(tableName, site);
  const url = statusUrl(origin, locale, secret);
  return {
    subject: words.subject(subject, reference, topic),
    thread: [],
    replyTo: address,
    replyToken,
    button: { url, label: texts.button },
    paragraphs: [
      `${words.hello}\n\n${texts.received(name, reference, topic)}`,
      `${texts.nextTitle}\n${next.map((step) => `- ${step}`).join('\n')}`,
      `${texts.status(mailRules.statusLinkDays)}\n${url}`,
      ...(newsSecret ? [`${texts.news}\n${statusUrl(origin, locale, `news.${newsSecret}`)}`] : []),
      texts.questions(address),
      texts.notYou,
    ],
  };
}

function replyMessage({ content }: MailOf<'reply'>, { words, site }: MailContext): Wording {
  const { tableName, reference, subject, body, answerable } = content;
  const { replyTo, replyToken, thread = [] } = content;
  return {
    subject: toLine(subject),
    thread,
    replyTo: replyTo ?? mailboxFor(tableName, site),
    replyToken,
    paragraphs: [
      body.replaceAll(/\r\n?/g, '\n').trim(),
      ...(answerable ? [words.answerable(reference)] : []),
    ],
  };
}

function newsMessage(
  { locale, content: { secret, jobs } }: MailOf<'news'>,
  { words, origin, functionUrl, site }: MailContext,
): Wording {
  const jobLines = jobs.map(
    ({ id, title, location }) =>
      `- ${toLine(title)}, ${toLine(location)}\n  ${origin}${inLocale(locale, `/careers/${id}`)}`,
  );
  return {
    subject: words.news.subject(jobs.length, toLine(jobs[0]?.title ?? '')),
    replyTo: site.hrEmail,
    unsubscribeUrl: unsubscribeUrl(functionUrl, locale, secret),
    paragraphs: [
      `${words.hello}\n\n${words.news.intro(jobs.length)}`,
      jobLines.join('\n'),
      `${words.news.why}\n${statusUrl(origin, locale, `news.${secret}`)}`,
    ],
  };
}

const statusUrl = (origin: string, locale: Locale, secret: string) =>
  `${origin}${inLocale(locale, '/status')}#${secret}`;
