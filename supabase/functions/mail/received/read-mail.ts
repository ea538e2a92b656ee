import type { Email } from 'postal-mime';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { calendarAnswerIn, isCalendar, type CalendarAnswer } from './calendar-answer.ts';
import { filesOf, type LeftOut, type MailFile } from './mail-files.ts';
import { hasEmptyReturnPath, isAutomatic } from './is-automatic.ts';
import { textsOf } from './mail-texts.ts';
import { limits, parseMail } from './parse-mail.ts';
import { senderProof, type SenderProof } from './sender-proof.ts';
import { shortened } from './shortened.ts';
import {
  isReportForm,
  replyAddressesIn,
  reportIn,
  type DeliveryReport,
} from './delivery-report.ts';

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
  files: MailFile[];
  leftOut: LeftOut[];
}

/** Reads a raw mail; of one that cannot be parsed, only the headers. Rejects input that is not an email. */
export async function readMail(raw: Uint8Array, known: Known): Promise<ReceivedMail> {
  const { recipients, isReport } = known;
  const body = bodyOf(raw);
  const parsed = await parseMail(raw).catch(async () => ({
    ...(await parseMail(raw.subarray(0, Math.min(body, limits.headers / 2)))),
    isCut: true,
  }));
  const { email, moreParts } = parsed;
  const isCut = parsed.isCut || known.isCut === true;
  if (!email.headers.some(({ key }) => ['from', 'received', 'to', 'return-path'].includes(key))) {
    throw new Error('This is no mail.');
  }
  const from = senderOf(email);
  const replyTo = lineOf(email.replyTo?.[0]?.address, 320);
  const messageId = /^<[!-;=?-~]{1,250}>$/.exec(email.messageId?.trim() ?? '')?.[0] ?? null;
  const report = isReport || hasEmptyReturnPath(email) ? reportIn(email) : null;
  const { textBytes, textFiles, ...texts } = textsOf(parsed);
  // the last file is not whole
  const attachments = isCut ? email.attachments.slice(0, -1) : email.attachments;
  const calendar = calendarAnswerIn(attachments);
  const isEntry = calendar?.method === 'REPLY' ? isCalendar : () => false;
  const { files, sealed } = filesOf([
    ...textFiles,
    ...attachments.filter((attachment) => !isEntry(attachment)),
  ]);
  const { text, newText } = withComment(texts, calendar?.comment ?? '');
  const hasWords = newText !== '' || files.length > 0 || sealed.length > 0;
  return {
    key: `sha256:${await hashOf(messageId, messageId ? raw.subarray(body) : raw)}`,
    messageId,
    recipients: report ? [...new Set([...recipients, ...replyAddressesIn(email)])] : recipients,
    from,
    replyTo: replyTo === from.address ? '' : replyTo,
    proof: senderProof(email, from.address, known.authServer),
    subject: lineOf(email.subject, 300),
    text,
    newText,
    automatic: isReportForm(email) || (!calendar && isAutomatic(email, hasWords)),
    report,
    calendar,
    // those of a report quote our own mail
    files: report ? [] : files,
    leftOut: [
      ...sealed,
      ...(moreParts > 0 ? [missing('parts', moreParts)] : []),
      ...(isCut ? [missing('unread', 0)] : []),
      ...(textBytes === null ? [] : [missing('text', textBytes)]),
    ],
  };
}

export const missing = (problem: string, size: number): LeftOut => ({
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
  const add = (text: string) => [text, comment].filter(Boolean).join('\n\n');
  return { ...texts, text: add(texts.text), newText: add(texts.newText) };
}

interface Known {
  recipients: string[];
  /** The envelope's return path was empty. */
  isReport?: boolean;
  /** `raw` is only the beginning of the mail. */
  isCut?: boolean;
  /** The server whose Authentication-Results are trusted. */
  authServer?: string;
}

const lineOf = (text: string | undefined, most: number) =>
  shortened(normalizeLine((text ?? '').slice(0, 1000)), most);

function senderOf({ from, sender, returnPath }: Email): ReceivedMail['from'] {
  const one = [from, sender].flatMap((some) => some?.group ?? some ?? [])[0];
  const path = /[^\s<>]{1,320}@[^\s<>]{1,320}/.exec((returnPath ?? '').slice(0, 1000))?.[0];
  return { name: lineOf(one?.name, 200), address: lineOf(one?.address || path, 320) };
}

function bodyOf(raw: Uint8Array): number {
  for (let at = 1; at < raw.length; at++) {
    if (raw[at] === 10 && (raw[at - 1] === 10 || (raw[at - 1] === 13 && raw[at - 2] === 10))) {
      return at + 1;
    }
  }
  return raw.length;
}

async function hashOf(messageId: string | null, content: Uint8Array): Promise<string> {
  const id = new TextEncoder().encode(messageId ?? '');
  const bytes = new Uint8Array(id.length + content.length);
  bytes.set(id);
  bytes.set(content, id.length);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
