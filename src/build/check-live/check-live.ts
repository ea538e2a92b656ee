// Script: npm run check:live -- [--url https://YOUR.SITE]. Exits with 0 when nothing fails, with 1 when
// something does, with 2 for wrong arguments.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isAllowed, readEnvironment } from '../settings.ts';
import { checkLive } from './all-checks.ts';

const signs = { passed: '✓', failed: '✗', skipped: '–' };

const options = readArguments();
if (options) {
  const findings = await checkLive({
    ...options,
    environment: readEnvironment('production'),
    accounts: loadEnv('production', process.cwd(), 'CHECK_'),
    allowSamples: isAllowed('ALLOW_SAMPLES', 'production'),
  });
  for (const { check, state, text } of findings) {
    process.stdout.write(`${signs[state]} ${check}: ${state}${text ? `. ${text}` : ''}\n`);
  }
  const counts = Object.keys(signs).map(
    (name) => `${findings.filter(({ state }) => state === name).length} ${name}`,
  );
  process.stdout.write(`${counts.join(', ')}. What was skipped may hold or not.\n`);
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0;
} else {
  process.stderr.write('Usage: npm run check:live -- [--url https://YOUR.SITE]\n');
  process.exitCode = 2;
}

function readArguments() {
  try {
    const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
    return url === undefined || /^https?:\/\/[^/]/.test(url) ? { url } : undefined;
  } catch {
    return undefined;
  }
}
