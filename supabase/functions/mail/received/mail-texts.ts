import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';
import type { Email } from 'postal-mime';
import { normalizeText } from '../../../../src/lib/normalize-text.ts';
import { shortened } from './shortened.ts';

const longestText = 100_000;
/** Patterns of the reply parser take quadratic time. */
const longestReply = 20_000;
const longestHtml = 1_000_000;

export interface MailTexts {
  text: string;
  newText: string;
  textBytes: number | null;
}

export function textsOf(email: Email): MailTexts {
  const written = email.text?.trim() ? email.text : textOfHtml(email.html ?? '');
  const whole = normalizeText(written);
  const text = shortened(whole, longestText);
  return {
    text,
    newText: newIn(shortened(text, longestReply)),
    textBytes:
      text.length < whole.length || (email.html?.length ?? 0) > longestHtml
        ? new TextEncoder().encode(written).length
        : null,
  };
}

function newIn(text: string): string {
  return normalizeText(new EmailReplyParser().parseReply(text));
}

function textOfHtml(html: string): string {
  return convert(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxChildNodes: 5000, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      ...['form', 'button', 'select', 'textarea', 'script', 'style', 'head', 'title'].map(
        (selector) => ({ selector, format: 'skip' }),
      ),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}
