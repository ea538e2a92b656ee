import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { chosenMajor, findBinaries, type Binaries } from './binaries.ts';
import { claimFolder, databaseUrlAt } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { LocalBackendError } from './local-backend-error.ts';
import { launchServer, runInitdb, unprivilegedPrefix } from './postgres-process.ts';

export interface PostgresOptions {
  dataDir: string;
  /** Called once no server of a killed process holds a port; any free one by default. */
  choosePort?: () => Promise<number>;
  isPersistent?: boolean;
  /** Extra server arguments, e.g. `['-c', 'fsync=off']` for disposable data. */
  flags?: string[];
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
  const { isPersistent = true, flags = [], choosePort = freePort } = options;
  openFolder(dataDir);
  const binaries = findBinaries();
  await claimFolder(dataDir);
  if (openFolder(dataDir).isEmpty) await initialise(dataDir, binaries);
  const port = await choosePort();
  const prefix = unprivilegedPrefix(dataDir);
  const server = await launchServer({ binaries, prefix, dataDir, port, flags });

  const end = async () => {
    await server.stop();
    process.off('exit', server.signalStop);
    for (const signal of signals) process.off(signal, exitAfterStop);
    if (!isPersistent) rmSync(dataDir, { recursive: true, force: true });
  };
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= end());
  const exitAfterStop = (signal: NodeJS.Signals) =>
    void stop().then(() => process.exit(128 + constants.signals[signal]));
  // An exiting process cannot wait.
  process.on('exit', server.signalStop);
  for (const signal of signals) process.on(signal, exitAfterStop);

  const crashed = new Promise<string>((resolveCrash) => {
    // Ctrl-C also reaches the server, perhaps before our handler has run.
    const unlessStopping = (lastWords: string) =>
      setTimeout(() => stopping ?? resolveCrash(lastWords), 100);
    void server.ended.then(unlessStopping);
  });
  return { url: databaseUrlAt(port), port, crashed, stop };
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
  await runInitdb(binaries, unprivilegedPrefix(fresh), fresh);
  rmdirSync(dataDir);
  renameSync(fresh, dataDir);
}
