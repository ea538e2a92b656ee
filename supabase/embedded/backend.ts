import { freePort, probePort } from './free-port.ts';
import { createLite, type Lite } from './lite.ts';
import { LocalBackendError } from './local-backend-error.ts';
import { migrate, preparePlatform } from './migrate.ts';
import { findOwner } from './owner-lock.ts';
import { startPostgres, type RunningPostgres } from './postgres.ts';
import type { LocalSettings } from './settings.ts';

export interface Log {
  warn(message: string): void;
}

export interface Backend {
  lite: Lite;
  postgres: RunningPostgres;
  /** Applies migrations and a seed that are new; returns their names. */
  update(): Promise<string[]>;
  /** Ends the API and, unless another server of this process goes on using it, the database. */
  close(options?: { keepDatabase?: boolean }): Promise<void>;
}

// A restarting Vite loads these modules anew and starts its successor before it closes the old server.
const KEY = Symbol.for('deccan-reach.local-postgres');
const shared = globalThis as { [KEY]?: RunningPostgres | undefined };

/**
 * Starts PostgreSQL, migrates and seeds it, and puts Supabase's API before it.
 * @param label what a refused second start calls this one.
 * @throws LocalBackendError; nothing is left running then.
 */
export async function startBackend(
  settings: LocalSettings,
  label: string,
  log: Log,
): Promise<Backend> {
  const database = (shared[KEY] ??= await startPostgres({
    dataDir: settings.dataDir,
    port: await choosePort(settings, log),
    label,
  }));
  const stopDatabase = async () => {
    shared[KEY] = undefined;
    await database.stop();
  };
  const lite = createLite(database.url, settings.mailLog);
  const update = async () => {
    const done = await migrate(database.url, settings, log);
    if (done.length > 0) await lite.forgetSchema();
    return done;
  };
  try {
    await preparePlatform(database.url);
    await lite.ensureSystemSchema();
    await update();
  } catch (error) {
    await lite.close();
    await stopDatabase();
    throw error;
  }
  return {
    lite,
    postgres: database,
    update,
    async close({ keepDatabase = false } = {}) {
      await lite.close();
      if (!keepDatabase) await stopDatabase();
    },
  };
}

async function choosePort(settings: LocalSettings, log: Log): Promise<number> {
  const { port, portIsPreference, dataDir } = settings;
  if (port === undefined) return freePort();
  if (await probePort(port)) return port;
  if (!portIsPreference) {
    throw new LocalBackendError(
      `LOCAL_DB_PORT ${port} is taken by another program: choose another one.`,
    );
  }
  const other = await freePort();
  // A second start on the same folder is refused anyway; its own database is no stranger's.
  if (!(await findOwner(dataDir))) {
    log.warn(`Port ${port} is taken by another program: the local database listens on ${other}.`);
  }
  return other;
}
