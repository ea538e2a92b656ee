import { adminSending } from '@/content/en/admin-sending';
import { normalizeLine, normalizeText } from '@/lib/normalize-text';
import type { ReplyText } from './reply-text';

const { problems } = adminSending.editor;

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
            : undefined;
  return { text, problem };
}
