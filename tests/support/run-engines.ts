// Script: runs tests/engines in Firefox and WebKit. `npm run test:engines -- --reuse --project webkit`
import { buildForTests, runTool } from './build-for-tests.ts';
import { engines, findEngines } from './find-engines.ts';

const reuse = process.argv.includes('--reuse');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--reuse');

const found = findEngines();
const status =
  buildForTests({ reuse }) ||
  runTool('playwright', ['test', '--config', 'tests/engines/playwright.config.ts', ...chosen], {
    ENGINES: JSON.stringify(found),
  });
const missing = engines.filter((engine) => !found[engine]);
if (missing.length > 0) {
  console.error(
    `[engines] not installed: ${missing.join(', ')}. On Debian, install firefox-esr, webkit2gtk-driver and xvfb, or set FIREFOX_PATH.`,
  );
}
process.exitCode = status || (missing.length > 0 ? 1 : 0);
