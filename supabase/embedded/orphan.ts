import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalBackendError } from './local-backend-error.ts';

/** Stops a server that a killed parent left running. Call it only as the folder's owner (owner-lock.ts). */
export async function stopOrphan(dataDir: string): Promise<void> {
  const file = resolve(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  const pid = Math.abs(Number.parseInt(first, 10));
  if (!pid || !isAlive(pid)) return; // PostgreSQL removes a stale file itself, with more checks

  if (!servesFolder(pid, dataDir)) {
    // The id now belongs to another program. PostgreSQL knows that its parent's id is stale.
    writeFileSync(file, [String(process.pid), ...rest].join('\n'));
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await hasEnded(pid, 10_000)) return;
  }
  throw new LocalBackendError(
    `PostgreSQL process ${pid} still holds ${dataDir}; stop it manually.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function hasEnded(pid: number, timeoutMs: number): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(50)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

function servesFolder(pid: number, dataDir: string): boolean {
  const command = commandLine(pid);
  const folders = [dataDir, realpathSync(dataDir), realpathSync.native(dataDir)];
  return /postgres/i.test(command) && folders.some((folder) => command.includes(folder));
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  const [command, args] =
    process.platform === 'win32'
      ? ['powershell', ['-NoProfile', '-Command', windowsQuery(pid)]]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}

function windowsQuery(pid: number): string {
  return `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
}
