import { execFileSync } from 'node:child_process';

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
