import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildId } from './build-id.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shell = '<script type="module" crossorigin src="/assets/index-Ab_d-234.js"></script>';

test('without git the build is named after its code', () => {
  expect(buildId(shell, folder)).toBe('Ab_d-234');
  expect(buildId('', folder)).toBe('unknown');
});

test('with git the build is named after its commit, and marked when files have changed since', () => {
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...options], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  git('init');
  writeFileSync(join(folder, 'a'), '1');
  git('add', 'a');
  git('commit', '-m', 'a');
  git('tag', 'v1');
  const commit = git('rev-parse', '--short=10', 'HEAD');
  expect(buildId(shell, folder)).toBe(commit);
  writeFileSync(join(folder, 'a'), '2');
  expect(buildId(shell, folder)).toBe(`${commit}-dirty`);
});
