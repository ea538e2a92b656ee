// Finds pg_dump, pg_restore and psql that are new enough, or fetches Debian's.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../go-live/request.ts';

const programs = ['pg_dump', 'pg_restore', 'psql'] as const;
const minMajor = 18;
/** The first Debian that has it. Its packages are unpacked, not installed. */
const debianRelease = 'forky';
const cacheFolder = resolve('node_modules/.cache/pg-tools');

/** Returns the folder of the programs, empty where the PATH has them. @throws Problem */
export function findPgTools(): string {
  const [pgDump] = programs;
  const version = run(pgDump, ['--version']);
  if (Number(/\d+/.exec(version)?.[0]) >= minMajor) return '';
  const bin = join(cacheFolder, 'bin');
  const isUsable = () => Boolean(run(join(bin, pgDump), ['--version']));
  if (!isUsable()) unpackFromDebian(bin);
  if (!isUsable()) {
    throw new Problem(
      `There is no pg_dump ${minMajor} or newer, and none could be fetched.`,
      `Install PostgreSQL's client (macOS: brew install libpq; Debian: postgresql-client-${minMajor}) and put it on the PATH.`,
    );
  }
  return bin;
}

function unpackFromDebian(bin: string) {
  process.stdout.write(`Fetching PostgreSQL ${minMajor}'s programs, once: about half a minute.\n`);
  const root = join(cacheFolder, 'root');
  for (const name of ['lists/partial', 'cache/archives/partial', 'root', 'bin']) {
    mkdirSync(join(cacheFolder, name), { recursive: true });
  }
  const write = (name: string, text: string) => writeFileSync(join(cacheFolder, name), text);
  write('sources.list', `deb http://deb.debian.org/debian ${debianRelease} main\n`);
  write('status', '');
  write(
    'apt.conf',
    [
      ['Dir::Etc::SourceList', join(cacheFolder, 'sources.list')],
      ['Dir::Etc::SourceParts', '/dev/null'],
      ['Dir::State::Lists', join(cacheFolder, 'lists')],
      ['Dir::State::Status', join(cacheFolder, 'status')],
      ['Dir::Cache', join(cacheFolder, 'cache')],
      ['APT::Sandbox::User', 'root'],
    ]
      .map(([name, value]) => `${name} "${value}";\n`)
      .join(''),
  );
  const env = { ...process.env, APT_CONFIG: join(cacheFolder, 'apt.conf') };
  run('apt-get', ['update'], env);
  const options = ['--download-only', '--no-install-recommends', `postgresql-client-${minMajor}`];
  run('apt-get', ['install', '-y', ...options], env);
  const archives = join(cacheFolder, 'cache/archives');
  for (const name of readdirSync(archives).filter((one) => one.endsWith('.deb'))) {
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

/** Returns nothing where the program is missing or fails: the caller sees what it left. */
function run(program: string, args: readonly string[], env = process.env): string {
  return spawnSync(program, args, { encoding: 'utf8', env }).stdout ?? '';
}
