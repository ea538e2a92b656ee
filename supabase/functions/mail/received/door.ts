import { CallError, type Inbox } from '../queue.ts';
import { same } from '../same.ts';
import { answer, largestMail, type Answer } from './answer.ts';
import { readBody } from './read-body.ts';
import { missing, readMail, type ReceivedMail } from './read-mail.ts';
import { recipientsOf } from './recipients.ts';
import { compressed } from './reread.ts';
import { follow, type ResendApi } from './resend-event.ts';
import { isSigned } from './webhook-signature.ts';

export interface Door {
  inbox: Inbox;
  /** The secret that a caller proves itself with. */
  token: string;
  webhookSecret: string;
  resend: ResendApi;
  /** The server whose Authentication-Results are trusted. */
  authServer?: string;
}

const largestEvent = 1024 * 1024;

/** Serves `…/received`: raw mails, and events of Resend. Returns undefined for another address. */
export async function answerReceived(request: Request, door: Door): Promise<Response | undefined> {
  if (!/\/received\/?$/.test(new URL(request.url).pathname)) return undefined;
  const { status, text } = await take(request, door).catch((error: unknown) => later(error));
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}

async function take(
  request: Request,
  { inbox, token, webhookSecret, resend, authServer = '' }: Door,
): Promise<Answer> {
  const { method, headers } = request;
  if (method !== 'POST') return answer(405, 'POST only.');
  if (headers.has('svix-signature')) {
    if (!webhookSecret) return answer(503, 'RESEND_WEBHOOK_SECRET is not set.');
    const body = await readBody(request, largestEvent);
    if (!body) return answer(413, 'Larger than 1 MB.');
    if (!(await isSigned(headers, body, webhookSecret))) return answer(401, 'Wrong signature.');
    if (!resend.key) return answer(503, 'RESEND_API_KEY is not set.');
    const asked = await follow(body, resend, inbox);
    return 'status' in asked ? asked : takeMail({ ...asked, authServer }, inbox);
  }
  if (!token) return answer(503, 'MAIL_RECEIVE_TOKEN is not set.');
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!(await same(token, given))) return answer(401, 'Wrong or missing token.');
  const raw = await readBody(request, largestMail);
  if (!raw) return answer(413, 'Larger than 10 MB.');
  const from = headers.get('x-envelope-from')?.trim();
  const isReport = from === '' || from === '<>';
  const envelope = [headers.get('x-envelope-to') ?? ''];
  return takeMail({ raw, envelope, isReport, authServer }, inbox);
}

export interface RawMail {
  raw: Uint8Array;
  envelope: string[];
  isReport?: boolean;
  authServer?: string;
}

/** Bytes of a mail to an unknown address that are read at most. */
const largestStray = 1024 * 1024;

/** Reads and stores a raw mail. No mail is ever answered by a mail of ours. */
export async function takeMail(
  { raw, envelope, isReport, authServer = '' }: RawMail,
  inbox: Inbox,
): Promise<Answer> {
  const recipients = recipientsOf(raw, envelope);
  const admitted = await inbox.admit(recipients);
  if (admitted === 'later') return answer(503, 'Too many mails in this hour. Please try again.');
  const most = admitted === 'known' ? largestMail : largestStray;
  let mail: ReceivedMail;
  try {
    mail = await readMail(raw.subarray(0, most), {
      recipients,
      isCut: raw.length > most,
      authServer,
      ...(isReport && { isReport }),
    });
  } catch (error) {
    console.error(`A received mail cannot be read: ${whyNot(error)}`);
    return answer(422, 'This is no mail.');
  }
  const stored = await store(mail, inbox);
  if (stored.status === 200) await keep(mail.key, raw.subarray(0, most), inbox);
  return stored;
}

/** Keeps a raw mail. A failure only means that the mail cannot be read again. */
async function keep(key: string, raw: Uint8Array, inbox: Inbox): Promise<void> {
  try {
    await inbox.keep(key, await compressed(raw));
  } catch (error) {
    console.error(`A raw mail is not kept: ${whyNot(error)} ${key}`);
  }
}

/** Stores a mail, or its recipient and time alone if the database refuses it, which it would do again. */
async function store(mail: ReceivedMail, inbox: Inbox): Promise<Answer> {
  const { key, recipients, automatic } = mail;
  const unread: ReceivedMail = {
    key,
    recipients,
    automatic,
    leftOut: [missing('unread', 0)],
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
  };
  try {
    await inbox.store(mail).catch((error: unknown) => {
      if (!(error instanceof CallError && error.isRefusal)) throw error;
      return inbox.store(unread);
    });
    return answer(200, 'Stored.');
  } catch (error) {
    return later(error, key);
  }
}

const whyNot = (error: unknown) =>
  error instanceof CallError ? error.status : error instanceof Error ? error.name : '';

/** Makes the sending server try again. The log gets the kind of error and the mail's key, never its content. */
function later(error: unknown, key = ''): Answer {
  console.error(`A received mail is not stored yet: ${whyNot(error)} ${key}`);
  return answer(503, 'Not stored. Please try again.');
}
