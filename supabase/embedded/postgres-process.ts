import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { LocalBackendError } from './local-backend-error.ts';
import type { RunAs } from './run-as.ts';

interface Launch {
  binaries: Binaries;
  runAs: RunAs;
  dataDir: string;
  port: number;
  flags: string[];
}

interface Server {
  stop(): Promise<void>;
  signalStop(): void;
  ended: Promise<string>;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;

export async function runInitdb(binaries: Binaries, runAs: RunAs, dataDir: string): Promise<void> {
  const child = start(runAs, binaries.initdb, [
    `--pgdata=${dataDir}`,
    '--username=postgres',
    '--auth=trust', // it listens on 127.0.0.1 only, and its password would be public anyway
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const output = collect(child);
  const code = await exitOf(child);
  if (code !== 0) throw new LocalBackendError(`Could not create the database: ${reason(output())}`);
}

export async function launchServer(launch: Launch): Promise<Server> {
  // Backends of a killed server may need a moment to notice and exit.
  for (const end = Date.now() + STOP_TIMEOUT_MS; ; await sleep(200)) {
    try {
      return await tryLaunch(launch);
    } catch (error) {
      const lingering = error instanceof Error && error.message.includes('pre-existing shared');
      if (!lingering || Date.now() > end) throw error;
    }
  }
}

async function tryLaunch({ binaries, runAs, dataDir, port, flags }: Launch): Promise<Server> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const words = ['-D', dataDir, '-p', String(port), ...options, ...flags];
  const child = start(runAs, binaries.postgres, words);
  const output = collect(child);
  let hasEnded = false;
  const ended = exitOf(child).then(() => {
    hasEnded = true;
    return reason(output());
  });

  const signalStop = () => void (hasEnded || child.kill('SIGINT'));
  const stop = async () => {
    if (process.platform === 'win32') stopOnWindows(binaries, dataDir);
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      if (hasEnded) return;
      child.kill(signal);
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    }
  };
  const isReady = () => output().includes('database system is ready to accept connections');
  for (const end = Date.now() + START_TIMEOUT_MS; !isReady(); await sleep(10)) {
    if (hasEnded) throw new LocalBackendError(startFailure(await ended, port));
    if (Date.now() > end) {
      await stop();
      throw new LocalBackendError(`PostgreSQL did not start within ${START_TIMEOUT_MS / 1000} s.`);
    }
  }
  return { stop, signalStop, ended };
}

function start(runAs: RunAs, program: string, args: string[]): ChildProcess {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args];
  return spawn(command, rest, {
    ...runAs.ids,
    env: { ...process.env, LC_ALL: 'C' }, // keeps its messages in English
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-8192);
  });
  return () => text;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

function reason(output: string): string {
  const lines = output.trim().split('\n');
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  return telling.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim() || 'it gave no reason';
}

function startFailure(why: string, port: number): string {
  return /could not create any TCP\/IP sockets/.test(why)
    ? `Port ${port} is taken by another program: choose another with LOCAL_DB_PORT.`
    : `PostgreSQL did not start: ${why}`;
}

function stopOnWindows(binaries: Binaries, dataDir: string): void {
  spawnSync(binaries.pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w'], { windowsHide: true });
}
