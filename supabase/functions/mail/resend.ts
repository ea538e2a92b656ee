import type { Message } from './message.ts';
import type { Outcome } from './queue.ts';
import type { Transport } from './send-due.ts';

/** Sends through Resend's API, which deduplicates attempts with the same key for 24 hours. */
export function resend(key: string, address = 'https://api.resend.com/emails'): Transport {
  return {
    async send(message: Message): Promise<Outcome> {
      const { id, from, to, replyTo, subject, text, headers } = message;
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          from: `${from.name} <${from.address}>`,
          to: [to],
          ...(replyTo && { reply_to: replyTo }),
          subject,
          text,
          headers,
        }),
        signal: AbortSignal.timeout(15_000),
      });
      return outcomeOf(response.status, await response.text(), response.headers.get('retry-after'));
    },
  };
}

function outcomeOf(status: number, body: string, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'sent', providerId: idIn(body) };
  const reason = `${status} ${body.slice(0, 250)}`;
  if (status === 401 || status === 403) return { outcome: 'unavailable', reason };
  // The first attempt with this key is still in progress.
  const concurrent = status === 409 && body.includes('concurrent');
  if ([400, 409, 413, 422].includes(status) && !concurrent) return { outcome: 'failed', reason };
  const seconds = Number(retryAfter);
  return {
    outcome: 'retry',
    reason,
    retrySeconds: retryAfter && seconds > 0 ? Math.ceil(seconds) : undefined,
  };
}

function idIn(body: string): string {
  try {
    const { id } = JSON.parse(body) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}
