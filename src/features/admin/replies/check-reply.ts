import { adminSending } from '@/content/en/admin-sending';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import { placeholders, type ReplyText } from './reply-text';

const { problems, unknown } = adminSending.editor;

/** The database's limits, in characters. */
const limits = { subject: 100, body: 10_000 };

/** Returns a text as it is stored, and what keeps it from being sent. */
export function checkReply({ subject, body }: ReplyText, blank: ReplyText) {
  const text = { subject: normalizeLine(subject), body: normalizeText(body) };
  const problem =
    text.subject === '' || [...text.subject].length > limits.subject
      ? problems.subject
      : text.body === '' || text.body === normalizeText(blank.body)
        ? problems.body
        : [...text.body].length > limits.body
          ? problems.tooLong
          : /^\d\.$/m.test(text.body)
            ? problems.lines
            : unknownIn(text);
  return { text, problem };
}

/** Names a placeholder that nothing is filled in for. */
function unknownIn({ subject, body }: ReplyText): string | undefined {
  const found = `${subject} ${body}`.match(/\{ *[\p{L}_][\p{L}\p{N}_ -]{0,40}\}/gu) ?? [];
  const other = found.find((one) => !placeholders.includes(one));
  return other && unknown(other);
}
