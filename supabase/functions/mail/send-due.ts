import type { Message } from './message.ts';
import type { Mail, Outcome, Queue } from './queue.ts';

export interface Transport {
  /** Sends once; the message's id is the same at each try. A thrown error counts as `retry`. */
  send(message: Message): Promise<Outcome>;
}

export interface SendDueOptions {
  queue: Queue;
  transport: Transport;
  toMessage: (mail: Mail) => Message;
  /** After which no further mail is begun. */
  budgetMs?: number;
  /** Leased at a time. */
  most?: number;
  pause?: (ms: number) => Promise<unknown>;
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Sends what is due until nothing is, until the time is over, or until nothing can be sent: what is left
 * stays in the queue.
 * @returns how many were sent.
 * @throws where the queue cannot be asked.
 */
export async function sendDue(options: SendDueOptions): Promise<number> {
  const { queue, transport, toMessage, budgetMs = 50_000, most = 10, pause = sleep } = options;
  const end = Date.now() + budgetMs;
  let sent = 0;
  let more = true;
  /** Why no further mail is tried. */
  let stop: Outcome | undefined;
  while (more && !stop) {
    await queue.plan();
    const claim = await queue.claim(most);
    ({ more } = claim);
    // Another mailer holds them for the moment.
    if (claim.mails.length === 0 && more) await pause(100);
    for (const mail of claim.mails) {
      const outcome: Outcome = stop ?? (await attempt(mail));
      if (outcome.outcome === 'unavailable') stop ??= outcome;
      else if (outcome.outcome === 'sent') sent++;
      await finish(mail, outcome);
      if (Date.now() >= end) stop ??= { outcome: 'unavailable', retrySeconds: 1 };
    }
    if (Date.now() >= end) break;
  }
  return sent;

  async function attempt(mail: Mail): Promise<Outcome> {
    let message: Message;
    try {
      message = toMessage(mail);
    } catch (error) {
      return { outcome: 'failed', reason: `Could not be worded: ${String(error)}` };
    }
    return transport
      .send(message)
      .catch((error: unknown): Outcome => ({ outcome: 'retry', reason: String(error) }));
  }

  /** What cannot be told is told by the end of the lease: the mail is tried once more, under the same id. */
  async function finish(mail: Mail, outcome: Outcome): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      if (tries > 0) await pause(250 * 2 ** tries);
      const told = await queue.finish(mail, outcome).then(
        () => true,
        () => false,
      );
      if (told) return;
    }
  }
}
