import postgres from 'postgres';
import { mergeFacts } from '../../src/content/facts/merge.ts';
import { messageFrom } from '../functions/mail/message.ts';
import { queueAt } from '../functions/mail/queue.ts';
import { sendThenReread } from '../functions/mail/received/reread.ts';
import type { Transport } from '../functions/mail/send-due.ts';
import type { Log } from './backend.ts';
import { functionPath } from './local-mail-function.ts';
import { LOCAL_REPLY_DOMAIN, LOCAL_SECRET_KEY } from './settings.ts';

interface MailerOptions {
  databaseUrl: string;
  siteUrl: string;
  transport: Transport;
  log: Log;
}

/** Catches missed notifications, and finds retries and reminders that are due. */
const clockMs = 15_000;

/** Runs the mail function's loop. Returns a function that stops it after the current run. */
export function startLocalMailer({ databaseUrl, siteUrl, transport, log }: MailerOptions) {
  const queue = queueAt(siteUrl, LOCAL_SECRET_KEY);
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let reported = '';

  async function run(): Promise<void> {
    again = false;
    await send().then(
      () => (reported = ''),
      (error: unknown) => report(String(error)),
    );
    // A notification during the run may have come after the last look at the queue.
    if (again && !stopped) return run();
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
    if (!stopped && problem !== reported) log.warn(`Mail waits: ${problem}`);
    reported = problem;
  }

  function wake() {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  }

  const clock = setInterval(wake, clockMs);
  clock.unref();
  void sql.listen('mail', wake, wake).catch((error: unknown) => report(String(error)));

  return async function stop() {
    stopped = true;
    clearInterval(clock);
    await running;
    await sql.end({ timeout: 1 });
  };
}
