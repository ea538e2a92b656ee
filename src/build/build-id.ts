import { execFileSync } from 'node:child_process';

/** Returns the commit of the working copy, else the hash in the name of the script that the page `shell` loads. */
export function buildId(shell: string): string {
  return commit() ?? /\/assets\/index-([\w-]+)\.js"/.exec(shell)?.[1] ?? 'unknown';
}

function commit(): string | undefined {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    // Git is missing, or this is no clone.
    return undefined;
  }
}
