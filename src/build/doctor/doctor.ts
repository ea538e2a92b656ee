// As a script: npm run doctor -- [--url https://YOUR.SITE]. Ends with code 0 when nothing falls
// short, with 1 when something does, with 2 when it was called in another way.
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { readEnvironment } from '../settings.ts';
import type { Finding } from './checks.ts';
import { diagnose } from './diagnose.ts';

const usage = 'Usage: npm run doctor -- [--url https://YOUR.SITE]';
const marks = { holds: '✓', 'falls short': '✗', 'could not be asked': '–' };

const asked = readArguments();
if (!asked) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const environment = readEnvironment('production');
  const accounts = loadEnv('production', process.cwd(), 'DOCTOR_');
  const findings = await diagnose({ ...asked, environment, accounts });
  for (const finding of findings) process.stdout.write(`${line(finding)}\n`);
  process.exitCode = findings.some(({ state }) => state === 'falls short') ? 1 : 0;
}

function readArguments(): { url: string | undefined } | undefined {
  try {
    const options = {
      url: { type: 'string' },
    } as const;
    const { values } = parseArgs({ options });
    const isUrl = values.url === undefined || /^https?:\/\/[^/]/.test(values.url);
    return isUrl ? { url: values.url } : undefined;
  } catch {
    return undefined;
  }
}

function line({ check, state, text }: Finding): string {
  return `${marks[state]} ${check}: ${state}${text ? `. ${text}` : ''}`;
}
