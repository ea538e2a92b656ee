// Script: builds the site and runs the end-to-end tests; passes arguments to Playwright, as in
// `npm run test:e2e -- quote`. `--reuse` keeps a build whose inputs have not changed.
import { buildForTests, runTool } from './build-for-tests.ts';
import { findChromium } from './find-chromium.ts';

const reuse = process.argv.includes('--reuse');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--reuse');

try {
  const browser = await findChromium();
  process.exitCode =
    buildForTests({ reuse }) ||
    runTool(
      'playwright',
      [
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        // A chosen test of the project "alone" does not wait for the others.
        ...(chosen.length > 0 ? ['--no-deps', ...chosen] : []),
      ],
      {
        CHROMIUM_PATH: browser,
        E2E_SNAPSHOTS: chosen.some((argument) => !argument.startsWith('-')) ? '1' : '',
      },
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
