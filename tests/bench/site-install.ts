/** Programs that only the bench needs, installed when it runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bench builds, installs and remembers; safe to delete. */
export const cache = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url));

/**
 * Installs packages by exact version into a cache folder of their own and returns it. They are no
 * dependencies of the product, as they weigh more than all of it: Lighthouse 185 MB, Astro with its
 * Node 340 MB.
 * @param scripts packages whose install script must run.
 * @throws Error with npm's own words when they cannot be had.
 */
export function install(
  name: string,
  dependencies: Record<string, string>,
  scripts: readonly string[] = [],
): string {
  const folder = join(cache, name);
  const done = join(folder, 'installed.json');
  const allowScripts = Object.fromEntries(scripts.map((script) => [script, true]));
  const manifest = JSON.stringify({ private: true, dependencies, allowScripts });
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return folder;

  const list = Object.entries(dependencies).map((entry) => entry.join('@'));
  console.log(`installing ${list.join(', ')} for the bench, once`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const { status, stderr, error } = spawnSync(
    'npm',
    // Without peers React is found further up: the one that the product has.
    ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel', 'error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    const why = error?.message ?? stderr.trim().split('\n')[0];
    throw new Error(`npm could not install ${list.join(', ')}: ${why}`);
  }
  writeFileSync(done, manifest);
  return folder;
}
