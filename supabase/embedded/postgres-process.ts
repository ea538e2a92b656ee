import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { LocalBackendError } from './local-backend-error.ts';

interface LaunchOptions {
  binaries: Binaries;
  prefix: string[];
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

/** PostgreSQL refuses to run as root: returns the command prefix that runs it as the folder's owner, or nobody. */
export function unprivilegedPrefix(dataDir: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const nobody = 65_534;
  const { uid, gid } = statSync(dataDir);
  if (uid === 0) chownSync(dataDir, nobody, nobody);
  // This capability lets it reach a clone in root's home; the security bit keeps it for access(), which initdb asks.
  return [
    'setpriv',
    `--reuid=${uid || nobody}`,
    `--regid=${gid || nobody}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
}

export async function runInitdb(
  binaries: Binaries,
  prefix: string[],
  dataDir: string,
): Promise<void> {
  const child = spawnProgram(prefix, binaries.initdb, [
    `--pgdata=${dataDir}`,
    '--username=postgres',
    '--auth=trust', // it listens on 127.0.0.1 only, and its password would be public anyway
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  const output = collectOutput(child);
  const code = await exitOf(child);
  if (code !== 0)
    throw new LocalBackendError(`Could not create the database: ${failureReason(output())}`);
}

export async function launchServer(launch: LaunchOptions): Promise<Server> {
  // Backends of a killed server may need a moment to notice and exit.
  for (const end = Date.now() + STOP_TIMEOUT_MS; ; await sleep(200)) {
    try {
      return await tryLaunch(launch);
    } catch (error) {
      const isLingering = error instanceof Error && error.message.includes('pre-existing shared');
      if (!isLingering || Date.now() > end) throw error;
    }
  }
}

async function tryLaunch({
  binaries,
  prefix,
  dataDir,
  port,
  flags,
}: LaunchOptions): Promise<Server> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const args = ['-D', dataDir, '-p', String(port), ...options, ...flags];
  const child = spawnProgram(prefix, binaries.postgres, args);
  const output = collectOutput(child);
  let hasEnded = false;
  const ended = exitOf(child).then(() => {
    hasEnded = true;
    return failureReason(output());
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

function spawnProgram(prefix: string[], program: string, args: string[]): ChildProcess {
  const [command = program, ...rest] = [...prefix, program, ...args];
  return spawn(command, rest, {
    env: { ...process.env, LC_ALL: 'C' }, // keeps its messages in English
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
}

function collectOutput(child: ChildProcess): () => string {
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

function failureReason(output: string): string {
  const lines = output.trim().split('\n');
  const tellingLine =
    lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '';
  return tellingLine.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim() || 'it gave no reason';
}

function startFailure(why: string, port: number): string {
  if (/could not create any TCP\/IP sockets/.test(why)) {
    return `Port ${port} is taken by another program: choose another with LOCAL_DB_PORT.`;
  }
  return `PostgreSQL did not start: ${why}`;
}

function stopOnWindows(binaries: Binaries, dataDir: string): void {
  spawnSync(binaries.pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w'], { windowsHide: true });
}
