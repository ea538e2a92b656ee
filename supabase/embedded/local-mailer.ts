import postgres from 'postgres';
import { messageFrom } from '../functions/mail/message.ts';
import { queueAt } from '../functions/mail/queue.ts';
import { sendDue, type Transport } from '../functions/mail/send-due.ts';
import type { Log } from './backend.ts';
import { LOCAL_SECRET_KEY } from './settings.ts';

interface MailerOptions {
  databaseUrl: string;
  /** Where the API and the site answer. */
  siteUrl: string;
  transport: Transport;
  log: Log;
}

/** For lost wake-ups, what is due later, and reminders. */
const clockMs = 15_000;

/**
 * The hosted function's work, in the dev server's process: woken by the database, and by a clock.
 * @returns how to stop; what is under way ends first.
 */
export function startLocalMailer({ databaseUrl, siteUrl, transport, log }: MailerOptions) {
  const queue = queueAt(siteUrl, LOCAL_SECRET_KEY);
  const toMessage = messageFrom({ from: 'noreply@deccanreach.example', siteUrl });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let told = '';

  async function run(): Promise<void> {
    again = false;
    await sendDue({ queue, transport, toMessage }).then(
      () => (told = ''),
      (error: unknown) => tell(String(error)),
    );
    // Woken meanwhile, perhaps after the last look at the queue.
    if (again && !stopped) return run();
    running = undefined;
  }

  /** Once, not at every tick of the clock. */
  function tell(problem: string) {
    if (!stopped && problem !== told) log.warn(`Mail waits: ${problem}`);
    told = problem;
  }

  function wake() {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  }

  const clock = setInterval(wake, clockMs);
  clock.unref();
  void sql.listen('mail', wake, wake).catch((error: unknown) => tell(String(error)));

  return async function stop() {
    stopped = true;
    clearInterval(clock);
    await running;
    await sql.end({ timeout: 1 });
  };
}
