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
  dataDir: string;
  /** Called once the folder is ours and no server of a killed process holds a port; any free one by default. */
  choosePort?: () => Promise<number>;
  persistent?: boolean;
  /** Extra server arguments, e.g. `['-c', 'fsync=off']` for disposable data. */
  flags?: string[];
  label?: string;
}

export interface RunningPostgres {
  url: string;
  port: number;
  /** Resolves with the server's last output if it exits without `stop()`. */
  crashed: Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL as a child process, after stopping a server that a killed process left behind. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const { persistent = true, flags = [], choosePort = freePort } = options;
  openFolder(dataDir);
  const binaries = findBinaries();
  const runAs = chooseUser(dataDir, binaries.postgres);

  let databaseUrl: string | null = null;
  const label = options.label ?? 'npm script';
  let stopping: Promise<void> | undefined;
  const lock = await acquireLock(dataDir, () => ({
    pid: process.pid,
    label,
    databaseUrl,
    isStopping: stopping !== undefined,
  }));
  try {
    await stopOrphan(dataDir);
    if (openFolder(dataDir).isEmpty) await initialise(dataDir, binaries);
    const port = await choosePort();
    const server = await launchServer({ binaries, runAs, dataDir, port, flags });
    databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;

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
    const crashed = new Promise<string>((resolveCrash) => {
      // Ctrl-C also reaches the server, perhaps before our handler has run.
      const unlessStopping = (lastWords: string) =>
        setTimeout(() => stopping ?? resolveCrash(lastWords), 100);
      void server.ended.then(unlessStopping);
    });
    return { url: databaseUrl, port, crashed, stop: service.stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openFolder(dataDir: string): { isEmpty: boolean } {
  let names: string[];
  try {
    mkdirSync(dataDir, { recursive: true });
    names = readdirSync(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LocalBackendError(
      `Cannot use the data folder ${dataDir} (created by another user, perhaps root?): ${reason}`,
    );
  }
  const isEmpty = names.length === 0;
  if (isEmpty) return { isEmpty };
  if (names.includes('PG_VERSION')) {
    const major = readFileSync(resolve(dataDir, 'PG_VERSION'), 'utf8').trim();
    if (major === chosenMajor()) return { isEmpty };
    throw new LocalBackendError(
      `${dataDir} was created by PostgreSQL ${major}: set PG_MAJOR=${major}, choose another folder with LOCAL_DATA_DIR, or run npm run db:reset.`,
    );
  }
  throw new LocalBackendError(
    `${dataDir} is neither empty nor a PostgreSQL data folder: empty it, or choose another with LOCAL_DATA_DIR.`,
  );
}

/** Builds the cluster in a temporary folder, so that an interrupted start leaves no partial one. */
async function initialise(dataDir: string, binaries: Binaries): Promise<void> {
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  await runInitdb(binaries, chooseUser(fresh, binaries.initdb), fresh);
  rmdirSync(dataDir);
  renameSync(fresh, dataDir);
}
