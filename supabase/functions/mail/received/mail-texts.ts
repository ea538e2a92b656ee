import EmailReplyParser from 'email-reply-parser';
import { normalizeText } from '../../../../src/lib/normalize-text.ts';
import type { ParsedMail } from './parse-mail.ts';
import { shortened } from './shortened.ts';
import { longestHtml, textOfHtml } from './text-of-html.ts';

const longestText = 100_000;
/** Patterns of the reply parser take quadratic time. */
const longestReply = 20_000;

export interface MailTexts {
  text: string;
  newText: string;
  textBytes: number | null;
}

export function textsOf({ email, unreadText }: ParsedMail): MailTexts {
  const written = email.text?.trim() ? email.text : textOfHtml(email.html ?? '');
  const whole = normalizeText(written.slice(0, 2 * longestText));
  const text = shortened(whole, longestText);
  const isCut =
    text.length < whole.length ||
    written.length > 2 * longestText ||
    (written !== email.text && (email.html?.length ?? 0) > longestHtml);
  return {
    text,
    newText: newIn(shortened(text, longestReply)),
    textBytes:
      isCut || unreadText > 0 ? new TextEncoder().encode(written).length + unreadText : null,
  };
}

function newIn(text: string): string {
  return normalizeText(new EmailReplyParser().parseReply(text));
}
