import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

// All of them: npm run prove -- mutation
it('the tests notice when a defence is taken away, one of each kind', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/prove/mutate.ts', '--sample', '--workers=1'],
    { cwd: root, env: { ...process.env, TEST_DATABASE_URL: inject('testServer').url } },
  );
  expect(stdout).toMatch(/^survivors: 0\n7 mutants in/m);
}, 300_000);
