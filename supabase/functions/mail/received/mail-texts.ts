import EmailReplyParser from 'email-reply-parser';
import type { Attachment } from 'postal-mime';
import { normalizeText } from '../../../../src/lib/normalize-text.ts';
import { shorten } from '../line.ts';
import type { ParsedMail } from './parse-mail.ts';
import { maxHtmlLength, textOfHtml } from './text-of-html.ts';
import { withoutUuencoded } from './uuencoded.ts';

const maxTextLength = 100_000;
/** Characters given to the reply parser, whose patterns take quadratic time. */
const maxParsedLength = 20_000;

export interface MailTexts {
  text: string;
  newText: string;
  /** Size of a text that was cut; null for a whole one. */
  textBytes: number | null;
  textFiles: Attachment[];
}

export function textsOf({ email, unreadTextBytes }: ParsedMail): MailTexts {
  const hasPlainText = Boolean(email.text?.trim());
  const { text: fullText, files: textFiles } = withoutUuencoded(
    (hasPlainText ? email.text : textOfHtml(email.html ?? '')) ?? '',
  );
  const normalized = normalizeText(fullText.slice(0, 2 * maxTextLength));
  const text = shorten(normalized, maxTextLength);
  const isCut =
    text.length < normalized.length ||
    fullText.length > 2 * maxTextLength ||
    (!hasPlainText && (email.html?.length ?? 0) > maxHtmlLength) ||
    unreadTextBytes > 0;
  return {
    text,
    // of a mail whose every line is quoted, nobody can tell what is new
    newText: newTextIn(shorten(text, maxParsedLength)) || text,
    textBytes: isCut ? new TextEncoder().encode(fullText).length + unreadTextBytes : null,
    textFiles,
  };
}

/** Introductions of quotations that the reply parser lacks: in Arabic, and Yahoo's, which is indented. */
const quoteIntroduction =
  /^(?:في .{1,200}(?:كتب|كتابة).{1,300}:|من: ?.{1,300}\n(?:تم الإرسال|التاريخ):.*|[ \t]{2,9}(?:On|Le|Em) .{9,300}(?:wrote|écrit|escreveu) ?:[ \t]{0,9})$/m;

function newTextIn(text: string): string {
  const [beforeQuote = ''] = text.split(quoteIntroduction, 1);
  return normalizeText(new EmailReplyParser().parseReply(beforeQuote.trim() ? beforeQuote : text));
}
