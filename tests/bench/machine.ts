/** When and where figures were measured, so that they can be compared. */
import { execFileSync } from 'node:child_process';
import { arch, cpus, platform, totalmem } from 'node:os';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** @param sources what the figures depend on: named when it differs from the commit. */
export function whenAndWhere(sources: readonly string[]): string {
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed = git('status', '--porcelain', ...sources);
  const memory = Math.round(totalmem() / 2 ** 30);
  const [cpu] = cpus();
  return `on ${new Date().toISOString().slice(0, 10)}, commit ${commit}${changed ? ' with changes' : ''},
${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory} GB, ${platform()} ${arch()}, Node ${process.version}`;
}
