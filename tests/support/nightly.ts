// As a script: the tests that are worth more runs than a working day allows.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', 'property'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FC_RUNS: process.env['FC_RUNS'] ?? '10000' },
});
process.exitCode = status ?? 1;
