import { isSameSecret, isSigned } from '../caller-proof.ts';
import { CallError, isRefusal, type Inbox } from '../queue.ts';
import {
  mailTooLarge,
  maxMailBytes,
  textResponse,
  toResponse,
  type TextResponse,
} from '../text-response.ts';
import { UnreadableMail } from './parse-mail.ts';
import { readBody } from './read-body.ts';
import { omissionOf, readMail, type ReceivedMail } from './read-mail.ts';
import { recipientsOf } from './recipients.ts';
import { compress } from './reread.ts';
import { handleEvent, type ResendApi } from './resend-event.ts';

export interface ReceiveOptions {
  inbox: Inbox;
  /** The secret that a caller proves itself with. */
  token: string;
  webhookSecret: string;
  resend: ResendApi;
  /** The server whose Authentication-Results are trusted. */
  authServer?: string;
}

const maxEventBytes = 1024 * 1024;

/** Serves `…/received`: raw mails, and events of Resend. Returns undefined for another address. */
export async function answerReceived(
  request: Request,
  options: ReceiveOptions,
): Promise<Response | undefined> {
  if (!/\/received\/?$/.test(new URL(request.url).pathname)) return undefined;
  const response = await answerPost(request, options).catch(tryAgainLater);
  return toResponse(response, { 'cache-control': 'no-store' });
}

async function answerPost(
  request: Request,
  { inbox, token, webhookSecret, resend, authServer = '' }: ReceiveOptions,
): Promise<TextResponse> {
  const { method, headers } = request;
  if (method !== 'POST') return textResponse(405, 'POST only.');
  if (headers.has('svix-signature')) {
    if (!webhookSecret) return textResponse(503, 'RESEND_WEBHOOK_SECRET is not set.');
    const body = await readBody(request, maxEventBytes);
    if (!body) return textResponse(413, 'Larger than 1 MB.');
    if (!(await isSigned(headers, body, webhookSecret)))
      return textResponse(401, 'Wrong signature.');
    if (!resend.key) return textResponse(503, 'RESEND_API_KEY is not set.');
    const outcome = await handleEvent(body, resend, inbox);
    return 'status' in outcome ? outcome : receiveMail({ ...outcome, authServer }, inbox);
  }
  if (!token) return textResponse(503, 'MAIL_RECEIVE_TOKEN is not set.');
  const [, givenToken = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!(await isSameSecret(token, givenToken))) return textResponse(401, 'Wrong or missing token.');
  const raw = await readBody(request, maxMailBytes);
  if (!raw) return mailTooLarge;
  const returnPath = headers.get('x-envelope-from')?.trim();
  const isReport = returnPath === '' || returnPath === '<>';
  const envelope = [headers.get('x-envelope-to') ?? ''];
  return receiveMail({ raw, envelope, isReport, authServer }, inbox);
}

export interface MailDelivery {
  raw: Uint8Array;
  envelope: string[];
  isReport?: boolean;
  authServer?: string;
}

/** Bytes of a mail to an unknown address that are read at most. */
const maxStrayBytes = 1024 * 1024;

/** Reads and stores a raw mail; rejects if our own code fails on it. No mail is ever answered by a mail of ours. */
export async function receiveMail(
  { raw, envelope, isReport, authServer = '' }: MailDelivery,
  inbox: Inbox,
): Promise<TextResponse> {
  const recipients = recipientsOf(raw, envelope);
  const admission = await inbox.admit(recipients);
  if (admission === 'later')
    return textResponse(503, 'Too many mails in this hour. Please try again.');
  const maxBytes = admission === 'known' ? maxMailBytes : maxStrayBytes;
  let mail: ReceivedMail;
  try {
    mail = await readMail(raw.subarray(0, maxBytes), {
      recipients,
      isCut: raw.length > maxBytes,
      authServer,
      ...(isReport && { isReport }),
    });
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error;
    console.error(`A received mail cannot be read: ${errorKind(error.cause ?? error)}`);
    return textResponse(422, 'This is no mail.');
  }
  const stored = await storeMail(mail, inbox);
  if (stored.status === 200) await keepRawMail(mail.key, raw.subarray(0, maxBytes), inbox);
  return stored;
}

/** Keeps a raw mail. A failure only means that the mail cannot be read again. */
async function keepRawMail(key: string, raw: Uint8Array, inbox: Inbox): Promise<void> {
  try {
    await inbox.keepRaw(key, await compress(raw));
  } catch (error) {
    console.error(`A raw mail is not kept: ${errorKind(error)} ${key}`);
  }
}

/** Stores a mail, or its recipient and time alone if the database refuses it, which it would do again. */
async function storeMail(mail: ReceivedMail, inbox: Inbox): Promise<TextResponse> {
  try {
    await inbox.storeMail(mail).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return inbox.storeMail(withoutContent(mail));
    });
    return textResponse(200, 'Stored.');
  } catch (error) {
    return tryAgainLater(error, mail.key);
  }
}

const withoutContent = ({ key, recipients, automatic }: ReceivedMail): ReceivedMail => ({
  key,
  recipients,
  automatic,
  leftOut: [omissionOf('unread', 0)],
  messageId: null,
  from: { name: '', address: '' },
  replyTo: '',
  proof: null,
  subject: '',
  text: '',
  newText: '',
  report: null,
  calendar: null,
  files: [],
});

/** Logs the kind of error and the mail's key, never its content, and asks for the mail again. */
function tryAgainLater(error: unknown, key = ''): TextResponse {
  console.error(`A received mail is not stored yet: ${errorKind(error)} ${key}`);
  return textResponse(503, 'Not stored. Please try again.');
}

function errorKind(error: unknown): string {
  if (error instanceof CallError) return String(error.status);
  return error instanceof Error ? error.name : '';
}
