// As a script: the end-to-end tests in whichever Chromium this machine has. Arguments go to
// Playwright: `npm run test:e2e -- quote --headed`.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

try {
  const result = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: await findChromium() } },
  );
  process.exitCode = result.status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
