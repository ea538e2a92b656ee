import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chosenMajor, findBinaries, type Binaries } from './binaries.ts';
import { freePort } from './free-port.ts';
import { LocalBackendError } from './local-backend-error.ts';
import { stopOrphan } from './orphan.ts';
import { acquireLock } from './owner-lock.ts';
import { launchServer, runInitdb } from './postgres-process.ts';
import { chooseUser } from './run-as.ts';
import { stopWithProcess } from './stop-with-process.ts';

export interface PostgresOptions {
  /** Made and initialised when it is missing or empty. One live process owns it at a time. */
  dataDir: string;
  /** TCP port on 127.0.0.1; a free one when omitted. */
  port?: number;
  /** `false` deletes the data folder on `stop()`. Default: true. */
  persistent?: boolean;
  /** More words for the server, e.g. `['-c', 'fsync=off']` for data that may be lost. */
  flags?: string[];
  /** What a refused second start calls this process, e.g. its address. */
  label?: string;
}

export interface RunningPostgres {
  /** Superuser connection to the database `postgres`. */
  url: string;
  port: number;
  /** Resolves with the server's last words if it ends without `stop()`; else never. */
  crashed: Promise<string>;
  /** Ends the server and gives the folder free. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server as a child of this process and waits until it takes connections.
 * It ends with this process on signals, errors and normal exit; one that a killed process left
 * behind on the same folder is stopped first, and its data kept.
 * @throws LocalBackendError with a one-line message: folder in use or not writable, port taken,
 * no PostgreSQL for this platform, or the server's own reason.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const { persistent = true, flags = [] } = options;
  openFolder(dataDir);
  const binaries = findBinaries();
  const runAs = chooseUser(dataDir, binaries.postgres);

  let databaseUrl: string | null = null;
  const label = options.label ?? 'npm script';
  const lock = await acquireLock(dataDir, () => ({ pid: process.pid, label, databaseUrl }));
  try {
    await stopOrphan(dataDir);
    if (openFolder(dataDir).isEmpty) await initialise(dataDir, binaries);
    const port = options.port ?? (await freePort());
    const server = await launchServer({ binaries, runAs, dataDir, port, flags });
    databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;

    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await server.stop();
      exit.forget();
      if (!persistent) rmSync(dataDir, { recursive: true, force: true });
      lock.release();
    };
    const service = {
      stop: () => (stopping ??= stop()),
      signalStop: () => server.signalStop(),
    };
    const exit = stopWithProcess(service);
    const crashed = new Promise<string>((tell) => {
      // Ctrl-C reaches the server as well, perhaps before our own handler has run.
      const unlessStopping = (lastWords: string) =>
        setTimeout(() => stopping ?? tell(lastWords), 100);
      void server.ended.then(unlessStopping);
    });
    return { url: databaseUrl, port, crashed, stop: service.stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates the folder if need be, and refuses one that holds something else. */
function openFolder(dataDir: string): { isEmpty: boolean } {
  let names: string[];
  try {
    mkdirSync(dataDir, { recursive: true });
    names = readdirSync(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalBackendError(
      `Cannot use the data folder ${dataDir} (made by another user, perhaps root?): ${reason}`,
    );
  }
  const isEmpty = names.length === 0;
  if (isEmpty) return { isEmpty };
  if (names.includes('PG_VERSION')) {
    const major = readFileSync(resolve(dataDir, 'PG_VERSION'), 'utf8').trim();
    if (major === chosenMajor()) return { isEmpty };
    throw new LocalBackendError(
      `${dataDir} was made by PostgreSQL ${major}: set PG_MAJOR=${major}, choose another folder with LOCAL_DATA_DIR, or run npm run db:reset.`,
    );
  }
  throw new LocalBackendError(
    `${dataDir} is neither empty nor a PostgreSQL data folder: empty it, or choose another with LOCAL_DATA_DIR.`,
  );
}

/** Built beside its place and moved in when it is complete: an interrupted start leaves no half. */
async function initialise(dataDir: string, binaries: Binaries): Promise<void> {
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  await runInitdb(binaries, chooseUser(fresh, binaries.initdb), fresh);
  rmdirSync(dataDir);
  renameSync(fresh, dataDir);
}
