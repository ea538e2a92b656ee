import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalBackendError } from './local-backend-error.ts';

export interface FolderServer {
  pid: number;
  url: string;
  /** The process that started it, unless that is gone. */
  ownerPid: number | undefined;
}

export const databaseUrlAt = (port: number) =>
  `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;

const ownerFile = (dataDir: string) => `${resolve(dataDir)}.owner`;

/** Reads PostgreSQL's own lock file, and who started the server. */
export function serverOn(dataDir: string): FolderServer | undefined {
  const file = resolve(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [id, , , port] = readFileSync(file, 'utf8').split('\n');
  const pid = Math.abs(Number(id));
  if (!isPostgres(pid)) return undefined;
  const owner = existsSync(ownerFile(dataDir)) ? Number(readFileSync(ownerFile(dataDir))) : 0;
  return {
    pid,
    url: databaseUrlAt(Number(port)),
    ownerPid: owner && isAlive(owner) ? owner : undefined,
  };
}

/**
 * Makes this process the owner of a data folder, and stops a server that a killed process left behind.
 * @throws LocalBackendError while another process serves it; PostgreSQL itself refuses a second server.
 */
export async function claimFolder(dataDir: string): Promise<void> {
  const server = serverOn(dataDir);
  if (server?.ownerPid) throw new LocalBackendError(inUseMessage(dataDir, server.ownerPid));
  if (server) await stopServer(server.pid);
  writeFileSync(ownerFile(dataDir), String(process.pid));
}

const inUseMessage = (dataDir: string, owner: number): string =>
  `The local database in ${dataDir} is in use by process ${owner}. ` +
  'Stop that one first (Ctrl-C in its terminal), or give this one its own folder with LOCAL_DATA_DIR.';

/** Asks a server to stop, and makes it if it has not after ten seconds. */
async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    for (let waitedMs = 0; isAlive(pid) && waitedMs < 10_000; waitedMs += 50) await sleep(50);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** On Linux a process id of last week may belong to another program by now. */
function isPostgres(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`;
  return isAlive(pid) && (!existsSync(command) || /postgres/.test(readFileSync(command, 'utf8')));
}
