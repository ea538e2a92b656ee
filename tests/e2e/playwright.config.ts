import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, webkit } from 'playwright/test';
import { chromiumFlags } from '../support/find-chromium.ts';
import { preview, webServer } from '../support/preview-server.ts';

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run `npm run test:e2e`.');

/** Further cases, too slow for every day: `npm run test:nightly -- browser`. */
const nightly = /@nightly/;
/** Stories for every browser that `npx playwright install` has brought. */
const otherEngines = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
const isNightly = Boolean(process.env['NIGHTLY']);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A story waits for a third of its time.
  workers: Math.min(availableParallelism() + 1, 4),
  forbidOnly: true,
  retries: 0,
  // For what hangs: two cores, shared with the database, the browser and whatever else runs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: isNightly
    ? [
        { name: 'nightly', grep: nightly },
        ...otherEngines.map((engine) => ({
          name: engine.name(),
          grep: /@engines/,
          use: { browserName: engine.name() as 'firefox', launchOptions: {} },
        })),
      ]
    : [{ name: 'daily', grepInvert: nightly }],
  webServer: { ...webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) },
  use: {
    baseURL: preview.url,
    // Screenshots would take a quarter of the time, DOM snapshots a fifth: E2E_SNAPSHOTS turns the snapshots
    // on. Actions, requests and console output are always traced.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: Boolean(process.env['E2E_SNAPSHOTS']),
    },
    // A service worker would answer failed requests; its own tests allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: chromiumFlags },
  },
});
