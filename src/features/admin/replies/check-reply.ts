import { adminSending } from '@/content/en/admin-sending';
import { replyLimits } from '@/content/facts/replies';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import type { ReplyText } from './reply-text';

const { problems, unknown } = adminSending.editor;

/**
 * Returns a text as it is stored, and what keeps it from being sent.
 * @param blank the empty text; a template has none, and may have lines that each reply fills in
 */
export function checkReply(
  { subject, body }: ReplyText,
  blank: ReplyText | undefined,
  placeholders: readonly string[],
) {
  const text = { subject: normalizeLine(subject), body: normalizeText(body) };
  const problem =
    text.subject === '' || [...text.subject].length > replyLimits.subject
      ? problems.subject
      : text.body === '' || text.body === normalizeText(blank?.body ?? '')
        ? problems.body
        : [...text.body].length > replyLimits.body
          ? problems.tooLong
          : blank && /^\d\.$/m.test(text.body)
            ? problems.lines
            : unknownIn(text, placeholders);
  return { text, problem };
}

/** Finds a placeholder that has no value. */
function unknownIn(
  { subject, body }: ReplyText,
  placeholders: readonly string[],
): string | undefined {
  const found = `${subject} ${body}`.match(/\{ *[\p{L}_][\p{L}\p{N}_ -]{0,40}\}/gu) ?? [];
  const other = found.find((one) => !placeholders.includes(one));
  return other && unknown(other, placeholders);
}
