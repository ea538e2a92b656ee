import type { QueuedMail } from './mail-content.ts';
import type { MailMessage } from './message.ts';
import type { SendOutcome, Queue } from './queue.ts';

export interface MailTransport {
  /** The message's id is the same at every attempt. A thrown error counts as an attempt without an answer. */
  send(message: MailMessage): Promise<SendOutcome>;
}

export interface SendDueOptions {
  queue: Queue;
  transport: MailTransport;
  toMessage: (mail: QueuedMail) => MailMessage;
  replyDomain?: string | undefined;
  /** No further mail is started after this time. */
  budgetMs?: number;
  /** The number of mails leased at a time. */
  batchSize?: number;
  pause?: (ms: number) => Promise<unknown>;
}

/** Mails in a row that have to wait before a run ends, as the others would wait, too. */
const maxWaitsInARow = 3;

/** Characters of base64 files after which a run ends: a hosted function has 256 MB of memory. */
const maxFileCharacters = 20_000_000;

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends due mails until none is left, the time is up or nothing can be sent, and returns how many were sent. */
export async function sendDue(options: SendDueOptions): Promise<number> {
  const { queue, transport, toMessage } = options;
  const { budgetMs = 50_000, batchSize = 10, pause = sleep } = options;
  const endsAt = Date.now() + budgetMs;
  let sentCount = 0;
  let more = true;
  let stopOutcome: SendOutcome | undefined;
  let waitsInARow = 0;
  let fileCharacters = 0;
  while (more && !stopOutcome) {
    await queue.plan(options.replyDomain);
    const claim = await queue.claim(batchSize);
    ({ more } = claim);
    // Another mailer holds the remaining mails for now.
    if (claim.mails.length === 0 && more) await pause(100);
    for (const mail of claim.mails) {
      const outcome: SendOutcome = stopOutcome ?? (await attempt(mail));
      waitsInARow = outcome.outcome === 'wait' ? waitsInARow + 1 : 0;
      if (outcome.outcome === 'unavailable') stopOutcome ??= outcome;
      else if (outcome.outcome === 'sent') sentCount++;
      await finish(mail, outcome);
      if (waitsInARow === maxWaitsInARow) {
        stopOutcome = { ...outcome, outcome: 'unavailable', unanswered: false };
      }
      if (Date.now() >= endsAt || fileCharacters > maxFileCharacters) {
        stopOutcome ??= { outcome: 'unavailable', retrySeconds: 1 };
      }
    }
    if (Date.now() >= endsAt) break;
  }
  return sentCount;

  async function attempt(mail: QueuedMail): Promise<SendOutcome> {
    let message: MailMessage;
    try {
      message = toMessage(mail);
    } catch (error) {
      return { outcome: 'failed', reason: `Could not be worded: ${String(error)}` };
    }
    const fileNames = mail.kind === 'reply' ? (mail.content.files ?? []) : [];
    if (fileNames.length > 0) {
      const files = await queue.readFiles(mail).catch((error: unknown) => String(error));
      if (typeof files === 'string') return { outcome: 'retry', reason: files };
      if (files.length < fileNames.length) return { outcome: 'failed', reason: 'A file is gone.' };
      for (const { base64 } of files) fileCharacters += base64.length;
      message = { ...message, files: [...(message.files ?? []), ...files] };
    }
    return transport.send(message).catch((error: unknown): SendOutcome => ({
      outcome: 'retry',
      unanswered: true,
      reason: `No answer: ${String(error)}`,
    }));
  }

  /** If the result cannot be saved, the lease expires and the mail is sent again under the same id. */
  async function finish(mail: QueuedMail, outcome: SendOutcome): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      if (tries > 0) await pause(250 * 2 ** tries);
      const isSaved = await queue.finish(mail, outcome).then(
        () => true,
        () => false,
      );
      if (isSaved) return;
    }
  }
}
