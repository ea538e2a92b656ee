// Script: npm run go-live [-- --dry-run]. Sets up all that a live site needs, as often as it is run.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { places } from './live.ts';
import { Problem } from './request.ts';
import { goLive, showPlan } from './run.ts';
import { memory, readValues, type Ask } from './values.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What is typed for a secret is not shown. */
const ask: Ask = async (text, isSecret) => {
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isSecret) process.stdout.write(chunk);
      done();
    },
  });
  if (isSecret) process.stdout.write(text);
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answer = await lines.question(isSecret ? '' : text);
  lines.close();
  if (isSecret) print('');
  return answer;
};

try {
  const { values: options } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const isPlan = options['dry-run'] === true;
  const values = await readValues(process.env, isPlan ? undefined : ask);
  const patience = { forMs: 10 * 60_000, everyMs: 15_000 };
  const live = { values, places, memory, patience, print };
  await showPlan(live);
  if (!isPlan && (options.yes || /^y/i.test(await ask('Do this? (y/N) ', false)))) {
    process.exitCode = (await goLive(live)) ? 0 : 1;
  }
} catch (error) {
  const [what, next] =
    error instanceof Problem
      ? [error.message, error.next]
      : [String(error), 'See docs/going-live.md.'];
  process.stderr.write(`${what}\nNext: ${next}\n`);
  process.exitCode = 1;
}
