import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { engines, type Engine, type FoundEngine } from '../support/find-engines.ts';
import { webServer } from '../support/preview-server.ts';
import type { EngineOptions } from './visitor.ts';

const given = process.env['ENGINES'];
if (!given) throw new Error('ENGINES is not set: run `npm run test:engines`.');
const found = JSON.parse(given) as Record<Engine, FoundEngine>;

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Two cores, shared with the database and two browsers.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: engines.flatMap((name) => {
    const engine = found[name];
    return 'path' in engine ? [{ name, use: { engine: { name, path: engine.path } } }] : [];
  }),
  webServer: { ...webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) },
});
