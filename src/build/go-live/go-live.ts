// Script: npm run go-live [-- --dry-run]. Sets up all that a live site needs, as often as it is run.
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import { Problem, runAgain } from './request.ts';
import { goLive, showPlan } from './run.ts';
import { ask, print, printFailure } from './terminal.ts';
import { answersFile, readValues, saveAnswers } from './values.ts';

try {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  const { 'dry-run': isDryRun } = parseArgs({ options }).values;
  const values = await readValues(process.env, isDryRun ? undefined : ask);
  const polling = { timeoutMs: 10 * 60_000, intervalMs: 15_000 };
  const context = { values, answersFile: isDryRun ? devNull : answersFile, polling, print };
  saveAnswers(context);
  await showPlan(context);
  if (!isDryRun) {
    if (/^y/i.test(await ask('Do this? (y/N) ', false))) {
      process.once('SIGINT', () => {
        print('\nStopped. The next run goes on here.');
        process.exit(130);
      });
      const hasPassed = await goLive(context);
      if (!hasPassed) throw new Problem('A check failed.', `Mend it, then ${runAgain}.`);
    } else {
      print('Nothing was done.');
    }
  }
} catch (error) {
  printFailure(error, 'docs/going-live.md');
}
