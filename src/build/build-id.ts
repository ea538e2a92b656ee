import { execFileSync } from 'node:child_process';

/** Returns the commit of the working copy, else the hash in the name of the first script of `shellHtml`, else `unknown`. */
export function readBuildId(shellHtml: string): string {
  return readCommit() ?? /\/assets\/index-([\w-]+)\.js"/.exec(shellHtml)?.[1] ?? 'unknown';
}

/** Undefined where git is missing, or this is no clone. */
function readCommit(): string | undefined {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
