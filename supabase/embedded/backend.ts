import { freePort, probePort } from './free-port.ts';
import { createLite, type Lite } from './lite.ts';
import { LocalBackendError } from './local-backend-error.ts';
import { migrate, preparePlatform, type Logger } from './migrate.ts';
import { startPostgres, type RunningPostgres } from './postgres.ts';
import type { LocalSettings } from './settings.ts';

export interface RunningBackend {
  lite: Lite;
  postgres: RunningPostgres;
  update(): Promise<string[]>;
  /** Stops the API, and the database unless a restarted server of this process still uses it. */
  close(options?: { keepDatabase?: boolean }): Promise<void>;
}

// A restarting Vite reloads these modules and starts the new server before it closes the old one.
const KEY = Symbol.for('deccan-reach.local-postgres');
const globals = globalThis as { [KEY]?: RunningPostgres | undefined };

/** Starts PostgreSQL, migrates and seeds it, and serves Supabase's API in front of it. */
export async function startBackend(settings: LocalSettings, log: Logger): Promise<RunningBackend> {
  const database = (globals[KEY] ??= await startPostgres({
    dataDir: settings.dataDir,
    choosePort: () => choosePort(settings, log),
  }));
  const stopDatabase = async () => {
    globals[KEY] = undefined;
    await database.stop();
  };
  const lite = createLite(database.url, settings.mailLog);
  const update = async () => {
    const appliedFiles = await migrate(database.url, settings, log);
    if (appliedFiles.length > 0) await lite.forgetSchema();
    return appliedFiles;
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

async function choosePort(settings: LocalSettings, log: Logger): Promise<number> {
  const { port, isPortPreference } = settings;
  if (port === undefined) return freePort();
  if (await probePort(port)) return port;
  if (!isPortPreference) {
    throw new LocalBackendError(
      `LOCAL_DB_PORT ${port} is taken by another program: choose another one.`,
    );
  }
  const freshPort = await freePort();
  log.warn(`Port ${port} is taken by another program: the local database listens on ${freshPort}.`);
  return freshPort;
}
