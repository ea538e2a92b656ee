import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { webServer } from '../support/preview-server.ts';
import type { Engine, EngineOptions } from './visitor.ts';

const given = process.env['ENGINES'];
if (!given) throw new Error('ENGINES is not set: run `npm run test:engines`.');
const found = JSON.parse(given) as Record<Engine, string>;

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
  projects: Object.entries(found).map(([name, path]) => ({
    name,
    use: { engine: { name: name as Engine, path } },
  })),
  webServer: { ...webServer, cwd: fileURLToPath(new URL('../..', import.meta.url)) },
});
