import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalBackendError } from './local-backend-error.ts';

export interface Owner {
  pid: number;
  label: string;
  /** `null` until the database accepts connections. */
  databaseUrl: string | null;
  isStopping?: boolean;
}

/**
 * Makes this process the only owner of a data folder until `release()` or its death. The lock is a listening
 * local socket: the system closes it with the process, so a reused process id cannot pose as the owner.
 */
export async function acquireLock(
  dataDir: string,
  describe: () => Owner,
  path = lockPath(dataDir),
): Promise<{ release(): void }> {
  for (const end = Date.now() + STOP_TIMEOUT_MS; ; await sleep(100)) {
    const server = await listen(path, describe);
    if (server) return { release: () => void server.close() };

    const owner = await ask(path);
    if (Date.now() > end) throw new LocalBackendError(inUse(dataDir, owner));
    // On some systems the socket file outlives a killed process.
    if (owner === 'nobody') rmSync(path, { force: true });
    else if (owner === 'silent' || !owner.isStopping) {
      throw new LocalBackendError(inUse(dataDir, owner));
    }
  }
}

/** How long an owner that received a signal may take to stop its server. */
const STOP_TIMEOUT_MS = 15_000;

export async function findOwner(dataDir: string): Promise<Owner | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const answer = await ask(lockPath(dataDir));
  if (answer === 'nobody') return undefined;
  return answer === 'silent' ? { pid: 0, label: 'unknown', databaseUrl: null } : answer;
}

export function ownerName(owner: Owner): string {
  return owner.pid ? `process ${owner.pid} (${owner.label})` : 'another process';
}

function lockPath(dataDir: string): string {
  const folder = realpathSync.native(dataDir);
  const name = `deccan-reach-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Linux's abstract sockets leave no file behind. Elsewhere /tmp, as os.tmpdir() differs between shells.
  return process.platform === 'linux' ? `\0${name}` : `/tmp/${name}.sock`;
}

function listen(path: string, describe: () => Owner): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(describe()));
    });
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    const open = path.startsWith('/'); // lets another user's start query it
    server.listen({ path, readableAll: open, writableAll: open }, () => resolve(server));
  });
}

function ask(path: string): Promise<Owner | 'nobody' | 'silent'> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ path, timeout: 2000 });
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => resolve(parseOwner(text)));
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'nobody' : 'silent'),
    );
  });
}

function parseOwner(text: string): Owner | 'silent' {
  try {
    const owner = JSON.parse(text) as Partial<Owner>;
    if (typeof owner.pid !== 'number' || typeof owner.label !== 'string') return 'silent';
    const { pid, label, databaseUrl = null, isStopping = false } = owner;
    return { pid, label, databaseUrl, isStopping };
  } catch {
    return 'silent';
  }
}

function inUse(dataDir: string, answer: Owner | 'nobody' | 'silent'): string {
  const holder = typeof answer === 'string' ? 'another process' : ownerName(answer);
  return (
    `The local database in ${dataDir} is in use by ${holder}. ` +
    'Stop that one first (Ctrl-C in its terminal), or give this one its own folder with LOCAL_DATA_DIR.'
  );
}
