import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const minuteMs = 60_000;

export type Log = (message: string) => void;

export function findOnPath(names: readonly string[], isUsable = isProgram): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isUsable);
}

/** On Linux the program is run once: stubs and programs with missing libraries are common. */
export function isProgram(path: string): boolean {
  if (!isExecutable(path)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { timeout: minuteMs / 2 }).status === 0;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs with apt if this is Debian and the user is root. Logs a failure instead of throwing. */
export function installOnDebian(names: readonly string[], log: Log): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  runLogged('apt-get', ['update'], 3 * minuteMs, log);
  runLogged('apt-get', ['install', '-y', '--no-install-recommends', ...names], 8 * minuteMs, log);
}

/** Runs a command without its output; logs it, and the reason if it fails. */
export function runLogged(command: string, args: string[], timeoutMs: number, log: Log): void {
  log([command, ...args].join(' '));
  const result = spawnSync(command, args, {
    timeout: timeoutMs,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32', // npx is a .cmd file there
  });
  if (result.status === 0) return;
  const lines = result.stderr.trim().split('\n');
  const reason = lines.find((line) => /error|failed|^E:/i.test(line)) ?? lines.at(-1);
  log(`${command} failed: ${result.error?.message ?? reason}`);
}
