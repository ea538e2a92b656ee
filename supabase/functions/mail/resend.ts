import { formatAddress } from './mail-address.ts';
import type { MailMessage } from './message.ts';
import type { SendOutcome } from './queue.ts';
import type { MailTransport } from './send-due.ts';

export const resendUrl = 'https://api.resend.com/emails';
const timeoutMs = 15_000;
const timeoutWithFilesMs = 60_000;

/** Sends through Resend's API, which deduplicates attempts with the same key for 24 hours. */
export function resendTransport(key: string, address = resendUrl): MailTransport {
  return {
    async send(message: MailMessage): Promise<SendOutcome> {
      const { id, messageId, from, to, replyTo, subject, text, html, unanswered = false } = message;
      const { cc, files } = message;
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': id,
          },
          body: JSON.stringify({
            from: formatAddress(from),
            to: [to],
            ...(cc && { cc: [cc] }),
            ...(replyTo && { reply_to: replyTo }),
            subject,
            text,
            ...(html && { html }),
            headers: { ...message.headers, 'Message-ID': messageId },
            ...(files && {
              attachments: files.map(({ name, type, base64 }) => ({
                filename: name,
                content: base64,
                ...(type && { content_type: type }),
              })),
            }),
          }),
          signal: AbortSignal.timeout(files ? timeoutWithFilesMs : timeoutMs),
        });
        const { status } = response;
        const retryAfter = response.headers.get('retry-after');
        const body = await response.text();
        return outcomeOf({ to, status, body, retryAfter, unanswered });
      } catch (error) {
        return outcomeWithoutAnswer(error);
      }
    },
  };
}

interface ProviderResponse {
  to: string;
  status: number;
  body: string;
  retryAfter: string | null;
  unanswered: boolean;
}

function outcomeOf({ to, status, body, retryAfter, unanswered }: ProviderResponse): SendOutcome {
  const { id, name, message } = fieldsOf(body);
  // A gateway may have answered after the provider took the mail.
  const mayHaveTaken = status >= 500;
  if (status >= 200 && status < 300) return { outcome: 'sent', providerId: id };
  const reason = `${status} ${body.slice(0, 250)}`;
  // The key belongs to this mail alone: an earlier attempt was taken, with other words.
  if (status === 409 && name.startsWith('invalid_idempotent') && unanswered) {
    return { outcome: 'sent', reason };
  }
  if (status === 403 && namesRecipient(message, to)) return { outcome: 'retry', reason };
  if ([401, 403].includes(status)) return { outcome: 'unavailable', reason };
  const seconds = Math.ceil(Number(retryAfter)) || undefined;
  if ([400, 409, 413, 422].includes(status)) {
    return isAboutUs(name, message) ? { outcome: 'wait', reason } : { outcome: 'retry', reason };
  }
  const retrySeconds = seconds ?? (mayHaveTaken ? 60 : undefined);
  return { outcome: 'wait', reason, retrySeconds, unanswered: mayHaveTaken };
}

/** Returns whether a refusal is about the recipient alone. */
function namesRecipient(message: string, to: string): boolean {
  const isNamed = message.toLowerCase().includes(to.toLowerCase());
  return (isNamed || /`to`|recipient/i.test(message)) && !isAboutUs('', message);
}

/** Returns whether a refusal is about the sender, its domain or the account, or is not the provider's own. */
function isAboutUs(name: string, message: string): boolean {
  const namesUs = /^(?:invalid_from_address|invalid_access|invalid_region|.*_quota_exceeded)$/;
  if (!message || namesUs.test(name)) return true;
  return /`from`|sender|quota|limit|not verified|verify (?:a|your) domain/i.test(message);
}

function outcomeWithoutAnswer(error: unknown): SendOutcome {
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = [error, cause].filter(Boolean).map(String).join(', ');
  const isConnected = !/\(Connect\)|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ConnectTimeout/.test(reason);
  return isConnected
    ? { outcome: 'retry', unanswered: true, reason: `No answer: ${reason}` }
    : { outcome: 'unavailable', reason };
}

function fieldsOf(body: string): Record<'id' | 'name' | 'message', string> {
  const fields = { id: '', name: '', message: '' };
  try {
    for (const [key, value] of Object.entries(JSON.parse(body) as object)) {
      if (key in fields && typeof value === 'string') Object.assign(fields, { [key]: value });
    }
  } catch {
    // A proxy answers with HTML.
  }
  return fields;
}
