// As a script: builds the site for the embedded backend and runs the end-to-end tests against it, in
// whichever Chromium this machine has. Arguments go to Playwright: `npm run test:e2e -- quote`.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

// A hosted project in .env.local is no place for tests.
const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' };

const chosen = process.argv.slice(2);

function run(command: string, args: string[], extra: NodeJS.ProcessEnv = {}): number {
  const options = { stdio: 'inherit', env: { ...env, ...extra } } as const;
  return spawnSync('npx', [command, ...args], options).status ?? 1;
}

try {
  const browser = await findChromium();
  process.exitCode =
    run('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']) ||
    run('tsx', ['tests/prove/secrets.ts', 'dist']) ||
    run(
      'playwright',
      [
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        // Whoever chooses a test that runs after all others does not wait for them.
        ...(chosen.length > 0 ? ['--no-deps', ...chosen] : []),
      ],
      {
        CHROMIUM_PATH: browser,
      },
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
