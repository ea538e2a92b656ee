// As a script: the stories of tests/engines in Chromium, Firefox and WebKit, against a build for the
// embedded backend. Arguments go to Playwright: `npm run test:engines -- --reuse --project webkit staff`.
import { buildForTests, runTool } from './build-for-tests.ts';
import { engines, findEngines } from './find-engines.ts';

const reuse = process.argv.includes('--reuse');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--reuse');

const found = await findEngines();
const status =
  buildForTests({ reuse }) ||
  runTool('playwright', ['test', '--config', 'tests/engines/playwright.config.ts', ...chosen], {
    ENGINES: JSON.stringify(found),
  });
// Not tried is not passed.
const missing = engines.filter((engine) => 'missing' in found[engine]);
for (const engine of missing) {
  const one = found[engine];
  if ('missing' in one) console.error(`[engines] ${engine} was not tried: ${one.missing}`);
}
process.exitCode = status || (missing.length > 0 ? 1 : 0);
