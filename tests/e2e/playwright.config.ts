import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { chromiumFlags } from '../support/find-chromium.ts';
import { preview, webServer } from '../support/preview-server.ts';

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run `npm run test:e2e`.');

/** More of the same than a working day allows: `npm run test:nightly -- browser`. */
const nightly = /@nightly/;
/** Of those: a limit in milliseconds, which holds where no other test has the processor. */
const alone = /@alone/;
const isNight = Boolean(process.env['NIGHTLY']);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Two cores, shared with the database and the browser.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: isNight
    ? [
        { name: 'nightly', grep: nightly, grepInvert: alone },
        { name: 'alone', grep: alone, workers: 1, dependencies: ['nightly'] },
      ]
    : [{ name: 'daily', grepInvert: [alone, nightly] }],
  webServer: { ...webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  use: {
    baseURL: preview.url,
    // Pictures would take a quarter of the time, the page's parts at each step a fifth: those are for a
    // test that somebody chose. What was done, asked and said, and the page at the end, is kept always.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: Boolean(process.env['E2E_SNAPSHOTS']),
    },
    // It would answer in a fault's place; its own tests allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumFlags },
  },
});
