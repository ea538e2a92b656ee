import { adminSending } from '@/content/en/admin-sending';
import { replyLimits } from '@/content/facts/replies';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import type { ReplyText } from './reply-text';

const { problems, unknown } = adminSending.editor;

/** Returns a text as it is stored, and what keeps it from being sent; a template has no `blank`, and may have empty lines. */
export function checkReply(
  { subject, body }: ReplyText,
  blank: ReplyText | undefined,
  placeholders: readonly string[],
) {
  const text = { subject: normalizeLine(subject), body: normalizeText(body) };
  return { text, problem: problemIn(text, blank, placeholders) };
}

function problemIn(
  { subject, body }: ReplyText,
  blank: ReplyText | undefined,
  placeholders: readonly string[],
): string | undefined {
  if (subject === '' || [...subject].length > replyLimits.subject) return problems.subject;
  if (body === '' || body === normalizeText(blank?.body ?? '')) return problems.body;
  if ([...body].length > replyLimits.body) return problems.tooLong;
  // A numbered line of a template that is still empty.
  if (blank && /^\d\.$/m.test(body)) return problems.lines;
  // Whatever looks like a placeholder, also a misspelt one.
  const written = `${subject} ${body}`.match(/\{ *[\p{L}_][\p{L}\p{N}_ -]{0,40}\}/gu) ?? [];
  const unknownPlaceholder = written.find((one) => !placeholders.includes(one));
  return unknownPlaceholder && unknown(unknownPlaceholder, placeholders);
}
