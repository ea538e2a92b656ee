import type { Inbox } from '../queue.ts';
import { same } from '../same.ts';
import { answer, largestMail, type Answer } from './answer.ts';
import { readBody } from './read-body.ts';
import { readMail, type ReceivedMail } from './read-mail.ts';
import { follow, type ResendApi } from './resend-event.ts';
import { isSigned } from './webhook-signature.ts';

export interface Door {
  inbox: Inbox;
  /** Proves who hands over raw mails. */
  token: string;
  webhookSecret: string;
  resend: ResendApi;
}

const largestEvent = 1024 * 1024;

/** Serves `…/received`: raw mails, and events of Resend. Returns undefined for another address. */
export async function answerReceived(request: Request, door: Door): Promise<Response | undefined> {
  if (!/\/received\/?$/.test(new URL(request.url).pathname)) return undefined;
  const { status, text } = await take(request, door).catch(later);
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });
}

async function take(
  request: Request,
  { inbox, token, webhookSecret, resend }: Door,
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
    return 'status' in asked ? asked : takeMail(asked.raw, asked.envelope, inbox);
  }
  if (!token) return answer(503, 'MAIL_RECEIVE_TOKEN is not set.');
  const [, given = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (!(await same(token, given))) return answer(401, 'Wrong or missing token.');
  const raw = await readBody(request, largestMail);
  if (!raw) return answer(413, 'Larger than 10 MB.');
  return takeMail(raw, [headers.get('x-envelope-to') ?? ''], inbox);
}

/** Reads and stores a raw mail. No mail is ever answered by a mail of ours. */
export async function takeMail(raw: Uint8Array, envelope: string[], inbox: Inbox): Promise<Answer> {
  let mail: ReceivedMail;
  try {
    mail = await readMail(raw, envelope);
  } catch (error) {
    return answer(422, `Cannot be read: ${String(error)}`);
  }
  return inbox.store(mail).then(() => answer(200, 'Stored.'), later);
}

/** The sender tries again. */
function later(error: unknown): Answer {
  console.error(`A received mail is not stored yet: ${String(error)}`);
  return answer(503, 'Not stored. Please try again.');
}
