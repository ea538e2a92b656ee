import type { Message } from './message.ts';
import type { Mail, Outcome, Queue } from './queue.ts';

export interface Transport {
  /** The message's id is the same at every attempt. A thrown error counts as an attempt without an answer. */
  send(message: Message): Promise<Outcome>;
}

export interface SendDueOptions {
  queue: Queue;
  transport: Transport;
  toMessage: (mail: Mail) => Message;
  replyDomain?: string | undefined;
  /** No further mail is started after this time. */
  budgetMs?: number;
  /** The number of mails leased at a time. */
  most?: number;
  pause?: (ms: number) => Promise<unknown>;
}

/** Mails in a row that have to wait before a run ends, as the others would wait, too. */
const maxWaiting = 3;

/** Letters of base64 files after which a run ends: a hosted function has 256 MB of memory. */
const maxFileLetters = 20_000_000;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends due mails until none is left, the time is up or nothing can be sent, and returns how many were sent. */
export async function sendDue(options: SendDueOptions): Promise<number> {
  const { queue, transport, toMessage, budgetMs = 50_000, most = 10, pause = sleep } = options;
  const end = Date.now() + budgetMs;
  let sent = 0;
  let more = true;
  let stop: Outcome | undefined;
  let waiting = 0;
  let fileLetters = 0;
  while (more && !stop) {
    await queue.plan(options.replyDomain);
    const claim = await queue.claim(most);
    ({ more } = claim);
    // Another mailer holds the remaining mails for now.
    if (claim.mails.length === 0 && more) await pause(100);
    for (const mail of claim.mails) {
      const outcome: Outcome = stop ?? (await attempt(mail));
      waiting = outcome.outcome === 'wait' ? waiting + 1 : 0;
      if (outcome.outcome === 'unavailable') stop ??= outcome;
      else if (outcome.outcome === 'sent') sent++;
      await finish(mail, outcome);
      if (waiting === maxWaiting) stop = { ...outcome, outcome: 'unavailable', unanswered: false };
      if (Date.now() >= end || fileLetters > maxFileLetters)
        stop ??= { outcome: 'unavailable', retrySeconds: 1 };
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
    const named = mail.kind === 'reply' ? (mail.content.files ?? []) : [];
    if (named.length > 0) {
      const files = await queue.files(mail).catch((error: unknown) => String(error));
      if (typeof files === 'string') return { outcome: 'retry', reason: files };
      if (files.length < named.length) return { outcome: 'failed', reason: 'A file is gone.' };
      for (const { base64 } of files) fileLetters += base64.length;
      message = { ...message, files: [...(message.files ?? []), ...files] };
    }
    return transport.send(message).catch((error: unknown): Outcome => ({
      outcome: 'retry',
      unanswered: true,
      reason: `No answer: ${String(error)}`,
    }));
  }

  /** If the result cannot be saved, the lease expires and the mail is sent again under the same id. */
  async function finish(mail: Mail, outcome: Outcome): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      if (tries > 0) await pause(250 * 2 ** tries);
      const saved = await queue.finish(mail, outcome).then(
        () => true,
        () => false,
      );
      if (saved) return;
    }
  }
}
