import type { mails as english } from '../../../src/content/en/mails.ts';
import { intlTags, type Locale } from '../../../src/content/facts/languages.ts';
import { mailboxFor } from '../../../src/content/facts/mail.ts';
import type { Site } from '../../../src/content/facts/site.ts';
import { fileSize } from '../../../src/lib/format.ts';
import { toLine, toPlainName } from './line.ts';
import type { Receipt } from './mail-content.ts';
import type { Wording } from './wording.ts';

export function receiptMessage(
  receipt: Receipt,
  words: typeof english,
  locale: Locale,
  site: Site,
): Wording {
  const { tableName, reference, answer, name, answeredAt, proposal, replyToken } = receipt;
  const texts = words.receipt;
  const language = intlTags[locale];
  const files = proposal.files.map(
    (file) => `${toLine(file.name)}, ${fileSize(file.size, language)}\nSHA-256: ${file.hash}`,
  );
  return {
    subject: texts.subject[answer](reference),
    replyTo: mailboxFor(tableName, site),
    replyToken,
    paragraphs: [
      `${words.hello}\n\n${texts[answer](timeIn(language, answeredAt), reference)}`,
      texts.name(toPlainName(name)),
      texts.proposal(toLine(proposal.subject), timeIn(language, proposal.sent_at)),
      ...files,
      ...(answer === 'accepted' ? [texts.next] : []),
      texts.notYou,
    ],
  };
}

/** Readers are in several time zones. */
function timeIn(language: string, moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(new Date(moment))} UTC`;
}
