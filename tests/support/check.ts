// As a script: format, lint, types and dead code, beside the tests that need no browser. Arguments go to
// Vitest: `npm run check -- --project unit`.
import { report, run } from './steps.ts';

const everyDay = ['unit', 'dom', 'built', 'db', 'embedded', 'hosts'].flatMap((project) => [
  '--project',
  project,
]);
const chosen = process.argv.slice(2);
const tests = run(
  { command: ['npx', 'vitest', 'run', ...(chosen.length > 0 ? chosen : everyDay)] },
  { show: true },
);
const results: Parameters<typeof report>[0] = [];
for (const name of ['format:check', 'lint', 'types', 'unused']) {
  results.push([name, await run({ command: ['npm', 'run', '--silent', name] })]);
}
report([...results, ['tests', await tests]]);
