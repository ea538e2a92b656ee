import { execFileSync } from 'node:child_process';

/** Returns the commit of the working copy, or else the hash in the name of the script that `shell` loads. */
export function buildId(shell: string, folder = process.cwd()): string {
  return commitOf(folder) ?? /\/assets\/index-([\w-]+)\.js"/.exec(shell)?.[1] ?? 'unknown';
}

function commitOf(cwd: string): string | undefined {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'];
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    // Git is missing, or this is no clone.
    return undefined;
  }
}
