// The size of the whole: a figure rises only with docs/decisions/040-size.md, which says what went instead.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const linesOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + readFileSync(name, 'utf8').split('\n').length - 1, 0);
const matching = (...patterns: RegExp[]) =>
  files.filter((name) => patterns.every((pattern) => pattern.test(name)));
const isTest = /\.test\.tsx?$/;

const migrations = matching(/^supabase\/migrations\/.*\.sql$/);
const schema = migrations.map((name) => readFileSync(name, 'utf8')).join('\n');
const counted = (statement: RegExp) => schema.match(statement)?.length ?? 0;
const source = matching(/^src\/.*\.tsx?$/).filter(
  (name) => !isTest.test(name) && !/^src\/content\/(en|fr)\//.test(name),
);
const admin = matching(/^src\/features\/admin\//).filter((name) => !isTest.test(name));
const tests = files.filter(
  (name) => /^tests\/.*\.tsx?$/.test(name) || (/^(src|supabase)\//.test(name) && isTest.test(name)),
);

test.each<[what: string, size: number, most: number]>([
  ['lines of SQL with the seed', linesOf(matching(/^supabase\/.*\.sql$/)), 5818],
  ['functions in the text', counted(/^create (?:function|procedure)/gm), 191],
  ['tables', counted(/^create table/gm), 30],
  ['indexes', counted(/^create (?:unique )?index/gm), 41],
  ['lines of src without texts and tests', linesOf(source), 38_483],
  ['lines of the staff area', linesOf(admin), 19_360],
  ['files of the staff area', admin.length, 237],
  ['lines of tests and their helpers', linesOf(tests), 33_639],
  ['files in all', files.length, 1382],
])('the product has at most its %s (docs/decisions/040-size.md)', (_, size, most) => {
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(most);
});
