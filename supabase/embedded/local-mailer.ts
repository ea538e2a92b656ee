import postgres from 'postgres';
import { mergeFacts } from '../../src/content/facts/merge.ts';
import { messageFrom } from '../functions/mail/message.ts';
import { queueAt } from '../functions/mail/queue.ts';
import { sendThenReread } from '../functions/mail/received/reread.ts';
import type { MailTransport } from '../functions/mail/send-due.ts';
import { functionPath } from './local-mail-function.ts';
import type { Logger } from './migrate.ts';
import { LOCAL_REPLY_DOMAIN, LOCAL_SECRET_KEY } from './settings.ts';

interface MailerOptions {
  databaseUrl: string;
  siteUrl: string;
  transport: MailTransport;
  log: Logger;
}

/** Catches missed notifications, and finds retries and reminders that are due. */
const pollMs = 15_000;

/** Runs the mail function's loop. Returns a function that stops it after the current run. */
export function startLocalMailer({ databaseUrl, siteUrl, transport, log }: MailerOptions) {
  const queue = queueAt(siteUrl, LOCAL_SECRET_KEY);
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  let running: Promise<void> | undefined;
  let isWokenAgain = false;
  let isStopped = false;
  let reportedProblem = '';

  async function run(): Promise<void> {
    isWokenAgain = false;
    await send().then(
      () => (reportedProblem = ''),
      (error: unknown) => report(String(error)),
    );
    // A notification during the run may have come after the last look at the queue.
    if (isWokenAgain && !isStopped) return run();
    running = undefined;
  }

  async function send(): Promise<number> {
    const facts = mergeFacts(await queue.readFacts());
    const toMessage = messageFrom({
      from: { name: facts.site.name, address: 'noreply@deccanreach.example' },
      facts,
      siteUrl,
      functionUrl: siteUrl + functionPath,
      replyDomain: LOCAL_REPLY_DOMAIN,
    });
    return sendThenReread({ queue, transport, toMessage, replyDomain: LOCAL_REPLY_DOMAIN }, '');
  }

  function report(problem: string) {
    if (!isStopped && problem !== reportedProblem) log.warn(`Mail waits: ${problem}`);
    reportedProblem = problem;
  }

  function wake() {
    if (isStopped) return;
    if (running) isWokenAgain = true;
    else running = run();
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  void sql.listen('mail', wake, wake).catch((error: unknown) => report(String(error)));

  return async function stop() {
    isStopped = true;
    clearInterval(timer);
    await running;
    await sql.end({ timeout: 1 });
  };
}
