import type { Email } from 'postal-mime';
import { maxAddressLength } from '../../../../src/lib/email-address.ts';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { shorten } from '../line.ts';
import { calendarAnswerIn, isCalendar, type CalendarAnswer } from './calendar-answer.ts';
import {
  hasReportFormat,
  replyAddressesIn,
  reportIn,
  type DeliveryReport,
} from './delivery-report.ts';
import { hasEmptyReturnPath, isAutomatic } from './is-automatic.ts';
import { filesOf, type Omission, type ReceivedFile } from './mail-files.ts';
import { textsOf } from './mail-texts.ts';
import { bodyStartOf, parseMail, parseMailHeaders, UnreadableMail } from './parse-mail.ts';
import { senderProof, type SenderProof } from './sender-proof.ts';

/** A mail as `receive_mail` stores it, without HTML. */
export interface ReceivedMail {
  /** Hash of Message-ID and body, the same for every copy of a mail. */
  key: string;
  messageId: string | null;
  recipients: string[];
  from: { name: string; address: string };
  /** The Reply-To address; empty if it is the sender's. */
  replyTo: string;
  proof: SenderProof | null;
  subject: string;
  text: string;
  /** The text without quotations. */
  newText: string;
  automatic: boolean;
  report: DeliveryReport | null;
  calendar: CalendarAnswer | null;
  files: ReceivedFile[];
  leftOut: Omission[];
}

/** Reads a raw mail; of one that cannot be parsed, only the headers. Throws an `UnreadableMail`. */
export async function readMail(raw: Uint8Array, options: ReadOptions): Promise<ReceivedMail> {
  const { recipients, isReport } = options;
  const bodyStart = bodyStartOf(raw);
  const parsed = await parseMail(raw).catch(() => parseMailHeaders(raw.subarray(0, bodyStart)));
  const { email, skippedPartCount } = parsed;
  const isCut = parsed.isCut || options.isCut === true;
  if (!email.headers.some(({ key }) => ['from', 'received', 'to', 'return-path'].includes(key))) {
    throw new UnreadableMail('This is no mail.');
  }
  const from = senderOf(email);
  const replyTo = lineOf(email.replyTo?.[0]?.address, maxAddressLength);
  const messageId = /^<[!-;=?-~]{1,250}>$/.exec(email.messageId?.trim() ?? '')?.[0] ?? null;
  const report = isReport || hasEmptyReturnPath(email) ? reportIn(email) : null;
  const { textBytes, textFiles, ...texts } = textsOf(parsed);
  // the last file is not whole
  const attachments = isCut ? email.attachments.slice(0, -1) : email.attachments;
  const calendar = calendarAnswerIn(attachments);
  const isReply = calendar?.method === 'REPLY';
  const { files, omissions } = filesOf([
    ...textFiles,
    ...attachments.filter((attachment) => !(isReply && isCalendar(attachment))),
  ]);
  const { text, newText } = withComment(texts, calendar?.comment ?? '');
  const hasWords = newText !== '' || files.length > 0 || omissions.length > 0;
  return {
    key: `sha256:${await hashOf(messageId, messageId ? raw.subarray(bodyStart) : raw)}`,
    messageId,
    recipients: report ? [...new Set([...recipients, ...replyAddressesIn(email)])] : recipients,
    from,
    replyTo: replyTo === from.address ? '' : replyTo,
    proof: senderProof(email, from.address, options.authServer),
    subject: lineOf(email.subject, 300),
    text,
    newText,
    automatic: hasReportFormat(email) || (!calendar && isAutomatic(email, hasWords)),
    report,
    calendar,
    // those of a report quote our own mail
    files: report ? [] : files,
    leftOut: [
      ...omissions,
      ...(skippedPartCount > 0 ? [omissionOf('parts', skippedPartCount)] : []),
      ...(isCut ? [omissionOf('unread', 0)] : []),
      ...(textBytes === null ? [] : [omissionOf('text', textBytes)]),
    ],
  };
}

export const omissionOf = (problem: string, size: number): Omission => ({
  file_name: '',
  size,
  problem,
});

/** Appends a calendar answer's comment, which only some programs also put into the text. */
function withComment<Texts extends { text: string; newText: string }>(
  texts: Texts,
  comment: string,
) {
  if (texts.text.includes(comment)) return texts;
  const append = (text: string) => [text, comment].filter(Boolean).join('\n\n');
  return { ...texts, text: append(texts.text), newText: append(texts.newText) };
}

interface ReadOptions {
  recipients: string[];
  /** The envelope's return path was empty. */
  isReport?: boolean;
  /** `raw` is only the beginning of the mail. */
  isCut?: boolean;
  /** The server whose Authentication-Results are trusted. */
  authServer?: string;
}

const lineOf = (text: string | undefined, maxLength: number) =>
  shorten(normalizeLine((text ?? '').slice(0, 1000)), maxLength);

function senderOf({ from, sender, returnPath }: Email): ReceivedMail['from'] {
  const [mailbox] = [from, sender].flatMap((entry) => entry?.group ?? entry ?? []);
  const returnAddress = /[^\s<>]{1,320}@[^\s<>]{1,320}/.exec(
    (returnPath ?? '').slice(0, 1000),
  )?.[0];
  return {
    name: lineOf(mailbox?.name, 200),
    address: lineOf(mailbox?.address || returnAddress, maxAddressLength),
  };
}

async function hashOf(messageId: string | null, content: Uint8Array): Promise<string> {
  const id = new TextEncoder().encode(messageId ?? '');
  const bytes = new Uint8Array(id.length + content.length);
  bytes.set(id);
  bytes.set(content, id.length);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
