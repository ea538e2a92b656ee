import type { Bounce, Inbox } from '../queue.ts';
import { mailTooLarge, maxMailBytes, textResponse, type TextResponse } from '../text-response.ts';
import { saysNoMailbox } from './delivery-report.ts';
import { readBody } from './read-body.ts';

export interface ResendApi {
  key: string;
  url: string;
}

interface ResendEvent {
  type?: string;
  created_at?: string;
  data?: {
    email_id?: string;
    to?: string[];
    cc?: string[];
    bcc?: string[];
    received_for?: string[];
    bounce?: { message?: string; type?: string };
    failed?: { reason?: string };
    suppressed?: { message?: string };
  };
}

/** What follows from an event: a raw mail to be read, or the response. */
type EventOutcome = { raw: Uint8Array; envelope: string[] } | TextResponse;

/** Time within which the result of a sending may not be saved yet. */
const settlingMs = 2 * 60_000;

/** Handles an event of Resend: a received mail, or what became of a sent one. */
export async function handleEvent(
  body: Uint8Array,
  api: ResendApi,
  inbox: Inbox,
): Promise<EventOutcome> {
  let event: ResendEvent;
  try {
    event = JSON.parse(new TextDecoder().decode(body)) as ResendEvent;
  } catch {
    return textResponse(422, 'This is no event.');
  }
  const { type, data = {}, created_at = '' } = event;
  if (!data.email_id) return textResponse(200, 'Nothing to do.');
  if (type === 'email.received') {
    const { to = [], cc = [], bcc = [], received_for = [] } = data;
    const raw = await fetchRaw(data.email_id, api);
    return raw ? { raw, envelope: [...received_for, ...to, ...cc, ...bcc] } : mailTooLarge;
  }
  const bounce = bounceOf(event);
  if (!bounce) return textResponse(200, 'Nothing to do.');
  const isOurs = await inbox.noteBounce({ providerId: data.email_id, ...bounce });
  const isEarly = Date.now() - Date.parse(created_at) < settlingMs;
  return !isOurs && isEarly
    ? textResponse(503, 'No email of ours has this id yet.')
    : textResponse(200, isOurs ? 'Noted.' : 'Not an email of ours.');
}

function bounceOf({ type, data = {} }: ResendEvent): Omit<Bounce, 'providerId'> | undefined {
  const { bounce = {}, failed, suppressed } = data;
  const notice = { reason: '', complaint: false, permanent: false };
  switch (type) {
    case 'email.complained':
      return { ...notice, complaint: true };
    case 'email.failed':
      return { ...notice, reason: failed?.reason ?? '' };
    // the provider sends no mail to this address, whoever wrote it
    case 'email.suppressed':
      return { ...notice, reason: suppressed?.message ?? '', permanent: true };
    case 'email.bounced': {
      const { message: reason = '', type: duration = '' } = bounce;
      const isLasting = !/^(?:transient|undetermined)$/i.test(duration);
      return { ...notice, reason, permanent: saysNoMailbox(reason) ?? isLasting };
    }
    default:
      return undefined;
  }
}

/** Returns undefined for a mail that is too large. */
async function fetchRaw(id: string, { key, url }: ResendApi): Promise<Uint8Array | undefined> {
  const address = `${url.replace(/\/+$/, '')}/receiving/${encodeURIComponent(id)}`;
  const response = await fetchOk(address, { authorization: `Bearer ${key}` });
  const { raw } = (await response.json()) as { raw?: { download_url?: string } };
  if (!raw?.download_url) throw new Error('The provider has no raw mail.');
  return readBody(await fetchOk(raw.download_url), maxMailBytes);
}

async function fetchOk(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  return response;
}
