import type { Email } from 'postal-mime';
import { normalizeLine } from '../../../../src/lib/normalize-text.ts';
import { filesOf, type MailFile } from './mail-files.ts';
import { hasEmptyReturnPath, isAutomatic } from './is-automatic.ts';
import { textsOf } from './mail-texts.ts';
import { limits, parseMail } from './parse-mail.ts';
import { shortened } from './shortened.ts';
import { reportIn, type DeliveryReport } from './delivery-report.ts';

/** What `receive_mail` stores. HTML is in none of it. */
export interface ReceivedMail {
  /** The same for every copy of this mail: of its Message-ID and its body. */
  key: string;
  messageId: string | null;
  recipients: string[];
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** The text without what it quotes. */
  newText: string;
  /** The text was longer than what is kept. */
  textBytes: number | null;
  automatic: boolean;
  report: DeliveryReport | null;
  files: MailFile[];
  /** The number of those beyond the limit. */
  moreParts: number;
  /** Its end was not read. */
  isCut: boolean;
}

/** Reads a raw mail. Rejects input that is not an email; of what cannot be read, only the headers are kept. */
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
  const messageId = /^<[!-;=?-~]{1,250}>$/.exec(email.messageId?.trim() ?? '')?.[0] ?? null;
  const isReturned = isReport || hasEmptyReturnPath(email);
  const report = isReturned ? await reportIn(email) : null;
  // the last file is not whole
  const attachments = isCut ? email.attachments.slice(0, -1) : email.attachments;
  return {
    key: `sha256:${await hashOf(messageId, messageId ? raw.subarray(body) : raw)}`,
    messageId,
    recipients,
    from: senderOf(email),
    subject: lineOf(email.subject, 300),
    ...textsOf(parsed),
    automatic: report !== null || isReturned || isAutomatic(email),
    report,
    // those of a report quote our own mail
    files: report ? [] : filesOf(attachments),
    moreParts,
    isCut,
  };
}

interface Known {
  recipients: string[];
  /** Who handed the mail over says that its return path is empty. */
  isReport?: boolean;
  /** These are its first bytes. */
  isCut?: boolean;
}

const lineOf = (text: string | undefined, most: number) =>
  shortened(normalizeLine((text ?? '').slice(0, 1000)), most);

function senderOf({ from, sender, returnPath }: Email): ReceivedMail['from'] {
  const one = [from, sender].flatMap((some) => some?.group ?? some ?? [])[0];
  const path = /[^\s<>]{1,320}@[^\s<>]{1,320}/.exec((returnPath ?? '').slice(0, 1000))?.[0];
  return { name: lineOf(one?.name, 200), address: lineOf(one?.address || path, 320) };
}

/** Where the body begins. */
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
