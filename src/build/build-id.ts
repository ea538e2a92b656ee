import { execFileSync } from 'node:child_process';

/**
 * Returns the build's name for error reports: the commit, with `-dirty` for local changes, or without git
 * the hash in the entry's file name.
 */
export function buildId(shell: string, folder = process.cwd()): string {
  return commit(folder) ?? /\/assets\/index-([\w-]+)\.js"/.exec(shell)?.[1] ?? 'unknown';
}

function commit(cwd: string): string | undefined {
  try {
    const options = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'];
    const said = execFileSync('git', options, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim() || undefined;
  } catch {
    return undefined;
  }
}
