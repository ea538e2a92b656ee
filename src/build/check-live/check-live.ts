// Script: npm run check:live. Exits with 1 when a check fails, with 2 for wrong arguments.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { isWebAddress } from '../launch/placeholders.ts';
import type { Environment } from '../launch/settings.ts';
import { checkLive, reportLines } from './all-checks.ts';

const options = readOptions();
if (options) {
  const results = await checkLive(readVariables(), options.url);
  process.stdout.write(`${reportLines(results).join('\n')}\n`);
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
} else {
  process.stderr.write('Usage: npm run check:live -- [--url https://YOUR.SITE]\n');
  process.exitCode = 2;
}

/** Returns undefined for wrong arguments. */
function readOptions(): { url: string | undefined } | undefined {
  try {
    const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
    return url === undefined || isWebAddress(url) ? { url } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads variables as a production build does, each in the last place that has it. Loading Vite takes longer than all checks. */
function readVariables(): Environment {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const existing = files.filter((name) => existsSync(name));
  const parsedFiles = existing.map((name) => parseEnv(readFileSync(name, 'utf8')));
  return Object.assign({}, ...parsedFiles, process.env) as Environment;
}
