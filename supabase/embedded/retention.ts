import postgres from 'postgres';
import type { Logger } from './migrate.ts';

const hourMs = 3_600_000;

/** Purges expired data now and hourly, like pg_cron on a hosted project. Returns a function that stops it. */
export function startRetention(databaseUrl: string, log: Logger): () => Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const run = () =>
    sql`select private.purge_expired()`.then(
      () => undefined,
      (error: unknown) => log.warn(`What is old was not deleted: ${String(error)}`),
    );
  let running = run();
  const timer = setInterval(() => (running = run()), hourMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await sql.end({ timeout: 1 });
  };
}
