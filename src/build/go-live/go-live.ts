// Script: npm run go-live [-- --dry-run]. Sets up all that a live site needs; it can be run any number of times.
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import { ask, print, printFailure, Problem } from '../launch/terminal.ts';
import { fixAndRunAgain } from './context.ts';
import { goLive, showPlan } from './run.ts';
import { answersFile, readValues, saveAnswers } from './values.ts';

await planAndGoLive().catch((error: unknown) => printFailure(error, 'docs/going-live.md'));

async function planAndGoLive(): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  const { 'dry-run': isDryRun } = parseArgs({ options }).values;
  const values = await readValues(process.env, isDryRun ? undefined : ask);
  const polling = { timeoutMs: 10 * 60_000, intervalMs: 15_000 };
  const context = { values, answersFile: isDryRun ? devNull : answersFile, polling, print };
  saveAnswers(context);
  await showPlan(context);
  if (isDryRun) return;
  if (!/^y/i.test(await ask('Do this? (y/N) ', false))) return print('Nothing was done.');
  process.once('SIGINT', () => {
    print('\nStopped. The next run continues here.');
    process.exit(130); // as shells after Ctrl-C
  });
  if (!(await goLive(context))) throw new Problem('A check failed.', fixAndRunAgain);
}
