// Script: `npm run release -- 1.0.0` writes tests/releases/1.0.0.json: the hashes of the migrations, which must not change
// any more, and what devices and open pages of this version may still send.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Submission } from '../../src/features/forms/submission/outbox/types.ts';
import { envelope, submissions } from '../db/tables.ts';

const releasesFolder = 'tests/releases';
const migrationsFolder = 'supabase/migrations';

export interface Release {
  version: string;
  /** SHA-256 by file name, of all migrations up to this release. */
  migrations: Record<string, string>;
  /** What the selects of the forms offer, by table and column. */
  choices: Record<string, Record<string, string[]>>;
  /** What waits in the outbox of a device, by table, without its files. */
  waiting: Record<string, Omit<Submission, 'files'>>;
}

/** Returns what has been released; nothing before the first live database. */
export function readReleases(): Release[] {
  if (!existsSync(releasesFolder)) return [];
  return readdirSync(releasesFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(releasesFolder, name), 'utf8')) as Release);
}

/** The names of the migrations, in the order in which they run. */
export const migrationFiles = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

export const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(migrationsFolder, file)))
    .digest('hex');

/** Returns what the working copy would release. */
export function currentRelease(version: string): Release {
  const waiting = submissions.map(({ name, row }) => {
    const isApplication = name === 'career_applications';
    const entry: Omit<Submission, 'files'> = {
      id: randomUUID(),
      path: isApplication ? '/rpc/submit_application' : `/${name}`,
      ...(isApplication && { rowAs: 'application' }),
      row: { ...row, ...envelope },
      writtenAt: Date.now(),
      tries: 1,
      dueAt: 0,
      retryAfter: 0,
    };
    return [name, entry] as const;
  });
  return {
    version,
    migrations: Object.fromEntries(migrationFiles().map((file) => [file, hashOf(file)])),
    choices: Object.fromEntries(submissions.map(({ name, values }) => [name, values])),
    waiting: Object.fromEntries(waiting),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const version = process.argv[2] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: npm run release -- 1.0.0');
  mkdirSync(releasesFolder, { recursive: true });
  const text = JSON.stringify(currentRelease(version), null, 2);
  writeFileSync(join(releasesFolder, `${version}.json`), `${text}\n`);
}
