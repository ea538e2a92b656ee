// Script: runs the suites that are too slow for every day, step by step. Names select some:
// `npm run test:nightly -- browser hosts`.
import { report, runCommand, type CommandStep, type StepResult } from './steps.ts';

const vitest = ['npx', 'vitest', 'run', '--project'];
const nightlyTests = { NIGHTLY: '1' };

const steps: CommandStep[] = [
  {
    name: 'properties',
    command: [...vitest, 'unit', 'property', 'send-due'],
    env: { FC_RUNS: process.env['FC_RUNS'] ?? '10000' },
  },
  { name: 'servers', command: [...vitest, 'nightly'] },
  {
    name: 'database',
    command: [...vitest, 'db'],
    env: { ...nightlyTests, PG_MAJOR: '17', TEST_DATABASE_URL: '' },
  },
  { name: 'browser', command: ['npm', 'run', 'test:e2e'], env: nightlyTests },
  { name: 'hosts', command: [...vitest, 'hosts'], env: { HOSTS_SITE: 'dist' } },
];

const chosenNames = process.argv.slice(2);
const results: StepResult[] = [];
for (const step of steps) {
  if (chosenNames.length > 0 && !chosenNames.includes(step.name)) continue;
  results.push([step.name, await runCommand(step, { isShown: true })]);
}
report(results);
