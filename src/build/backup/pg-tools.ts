// Finds pg_dump, pg_restore and psql that are new enough, or fetches Debian's.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../launch/terminal.ts';

const programs = ['pg_dump', 'pg_restore', 'psql'] as const;
const minMajor = 18;
/** The first Debian with this version. Its packages are unpacked, not installed. */
const debianRelease = 'forky';
const cacheFolder = resolve('node_modules/.cache/pg-tools');

/** Returns the folder of the programs, or '' where the PATH has them. @throws Problem */
export function findPgTools(): string {
  const [pgDump] = programs;
  const version = run(pgDump, ['--version']);
  if (Number(/\d+/.exec(version)?.[0]) >= minMajor) return '';
  const bin = join(cacheFolder, 'bin');
  const isUsable = () => Boolean(run(join(bin, pgDump), ['--version']));
  if (!isUsable()) unpackFromDebian(bin);
  if (!isUsable()) {
    const next = `Install PostgreSQL's client (macOS: brew install libpq; Debian: postgresql-client-${minMajor}) and put it on the PATH.`;
    throw new Problem(`There is no pg_dump ${minMajor} or newer, and none could be fetched.`, next);
  }
  return bin;
}

function unpackFromDebian(bin: string) {
  process.stdout.write(`Fetching PostgreSQL ${minMajor}'s programs, once: about half a minute.\n`);
  for (const name of ['lists/partial', 'cache/archives/partial', 'root', 'bin']) {
    mkdirSync(join(cacheFolder, name), { recursive: true });
  }
  const env = { ...process.env, APT_CONFIG: writeAptConfig() };
  run('apt-get', ['update'], env);
  const options = ['--download-only', '--no-install-recommends', `postgresql-client-${minMajor}`];
  run('apt-get', ['install', '-y', ...options], env);
  const archives = join(cacheFolder, 'cache/archives');
  const root = join(cacheFolder, 'root');
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    run('dpkg', ['-x', join(archives, name), root]);
  }
  // The release's own C library: this machine's may be older.
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  for (const name of programs) {
    const program = join(root, `usr/lib/postgresql/${minMajor}/bin`, name);
    const loader = `exec ${libraries}/ld-linux-x86-64.so.2 --library-path ${libraries} ${program}`;
    writeFileSync(join(bin, name), `#!/bin/sh\n${loader} "$@"\n`);
    chmodSync(join(bin, name), 0o755);
  }
}

/** Makes apt take the release, and keep all it writes in the cache folder. @returns the file for APT_CONFIG */
function writeAptConfig(): string {
  const pathOf = (name: string) => join(cacheFolder, name);
  writeFileSync(pathOf('sources.list'), `deb http://deb.debian.org/debian ${debianRelease} main\n`);
  writeFileSync(pathOf('status'), '');
  const settings = {
    'Dir::Etc::SourceList': pathOf('sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': pathOf('lists'),
    'Dir::State::Status': pathOf('status'),
    'Dir::Cache': pathOf('cache'),
    'APT::Sandbox::User': 'root',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`);
  writeFileSync(pathOf('apt.conf'), lines.join(''));
  return pathOf('apt.conf');
}

/** Runs a program. @returns its output, empty where it cannot be started: the caller sees what it left behind */
function run(program: string, args: readonly string[], env = process.env): string {
  return spawnSync(program, args, { encoding: 'utf8', env }).stdout ?? '';
}
