// Script: npm run check:live. Exits with 1 when a check fails, with 2 for wrong arguments.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { isWebAddress } from '../launch/placeholders.ts';
import type { Environment } from '../launch/settings.ts';
import { checkLive, reportLines } from './all-checks.ts';

const args = readArguments();
if (args) {
  const results = await checkLive(readVariables(), args.url);
  process.stdout.write(`${reportLines(results).join('\n')}\n`);
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
} else {
  process.stderr.write('Usage: npm run check:live -- [--url https://YOUR.SITE]\n');
  process.exitCode = 2;
}

/** Returns undefined for wrong arguments. */
function readArguments(): { url: string | undefined } | undefined {
  try {
    const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
    return url === undefined || isWebAddress(url) ? { url } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the variables as Vite does for a production build: loading Vite takes longer than all checks. */
function readVariables(): Environment {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const existing = files.filter((name) => existsSync(name));
  const parsedFiles = existing.map((name) => parseEnv(readFileSync(name, 'utf8')));
  return Object.assign({}, ...parsedFiles, process.env) as Environment;
}
