import type { mails as english } from '../../../src/content/en/mails.ts';
import { intlTags, type Locale } from '../../../src/content/facts/languages.ts';
import { mailboxFor } from '../../../src/content/facts/mail.ts';
import type { Site } from '../../../src/content/facts/site.ts';
import { fileSize } from '../../../src/lib/format.ts';
import { line, plainName } from './line.ts';
import type { Receipt } from './queue.ts';
import type { Wording } from './wording.ts';

export function receiptMessage(
  receipt: Receipt,
  words: typeof english,
  locale: Locale,
  site: Site,
): Wording {
  const { tableName, reference, answer, name, answeredAt, proposal, replyToken } = receipt;
  const said = words.receipt;
  const language = intlTags[locale];
  const files = proposal.files.map(
    (file) => `${line(file.name)}, ${fileSize(file.size, language)}\nSHA-256: ${file.hash}`,
  );
  return {
    subject: said.subject[answer](reference),
    replyTo: mailboxFor(tableName, site),
    replyToken,
    paragraphs: [
      `${words.hello}\n\n${said[answer](timeIn(language, answeredAt), reference)}`,
      said.name(plainName(name)),
      said.proposal(line(proposal.subject), timeIn(language, proposal.sent_at)),
      ...files,
      ...(answer === 'accepted' ? [said.next] : []),
      said.notYou,
    ],
  };
}

/** Readers are in several time zones. */
function timeIn(language: string, moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(new Date(moment))} UTC`;
}
