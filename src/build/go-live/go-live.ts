// Script: npm run go-live [-- --dry-run]. Sets up all that a live site needs, as often as it is run.
import { devNull } from 'node:os';
import { parseArgs } from 'node:util';
import { goOn, Problem } from './request.ts';
import { goLive, showPlan } from './run.ts';
import { ask, print, printFailure } from './terminal.ts';
import { memory, readValues, remember } from './values.ts';

try {
  const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const isPlan = options['dry-run'] === true;
  const values = await readValues(process.env, isPlan ? undefined : ask);
  const patience = { forMs: 10 * 60_000, everyMs: 15_000 };
  const live = { values, memory: isPlan ? devNull : memory, patience, print };
  remember(live);
  await showPlan(live);
  if (!isPlan) {
    if (/^y/i.test(await ask('Do this? (y/N) ', false))) {
      process.once('SIGINT', () => {
        print('\nStopped. The next run goes on here.');
        process.exit(130);
      });
      if (!(await goLive(live))) throw new Problem('A check failed.', `Mend it, then ${goOn}.`);
    } else {
      print('Nothing was done.');
    }
  }
} catch (error) {
  printFailure(error, 'docs/going-live.md');
}
