import { execFileSync } from 'node:child_process';

/** The commit of the working copy, or else the hash in the name of the built script that `shell` loads. */
export function buildId(shell: string, folder = process.cwd()): string {
  return commitOf(folder) ?? /\/assets\/index-([\w-]+)\.js"/.exec(shell)?.[1] ?? 'unknown';
}

function commitOf(cwd: string): string | undefined {
  try {
    const options = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'];
    const output = execFileSync('git', options, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    // git is missing, or this is no clone
    return undefined;
  }
}
