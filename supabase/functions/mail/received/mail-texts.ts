import EmailReplyParser from 'email-reply-parser';
import type { Attachment } from 'postal-mime';
import { normalizeText } from '../../../../src/lib/normalize-text.ts';
import type { ParsedMail } from './parse-mail.ts';
import { shortened } from './shortened.ts';
import { longestHtml, textOfHtml } from './text-of-html.ts';
import { withoutUuencoded } from './uuencoded.ts';

const longestText = 100_000;
/** Letters given to the reply parser, whose patterns take quadratic time. */
const longestReply = 20_000;

export interface MailTexts {
  text: string;
  newText: string;
  /** Size of a text that was cut; null for a whole one. */
  textBytes: number | null;
  textFiles: Attachment[];
}

export function textsOf({ email, unreadText }: ParsedMail): MailTexts {
  const isPlain = Boolean(email.text?.trim());
  const { text: written, files: textFiles } = withoutUuencoded(
    (isPlain ? email.text : textOfHtml(email.html ?? '')) ?? '',
  );
  const whole = normalizeText(written.slice(0, 2 * longestText));
  const text = shortened(whole, longestText);
  const isCut =
    text.length < whole.length ||
    written.length > 2 * longestText ||
    (!isPlain && (email.html?.length ?? 0) > longestHtml);
  return {
    text,
    // of a mail whose every line is quoted, nobody can tell what is new
    newText: newIn(shortened(text, longestReply)) || text,
    textBytes:
      isCut || unreadText > 0 ? new TextEncoder().encode(written).length + unreadText : null,
    textFiles,
  };
}

/** Introductions of quotations that the reply parser lacks: in Arabic, and Yahoo's, which is indented. */
const quoteLine =
  /^(?:في .{1,200}(?:كتب|كتابة).{1,300}:|من: ?.{1,300}\n(?:تم الإرسال|التاريخ):.*|[ \t]{2,9}(?:On|Le|Em) .{9,300}(?:wrote|écrit|escreveu) ?:[ \t]{0,9})$/m;

function newIn(text: string): string {
  const [before = ''] = text.split(quoteLine, 1);
  return normalizeText(new EmailReplyParser().parseReply(before.trim() ? before : text));
}
