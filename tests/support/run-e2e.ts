// Script: builds the site and runs the end-to-end tests; passes arguments to Playwright, as in
// `npm run test:e2e -- quote`. `--reuse` keeps a build whose inputs have not changed.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { noteBuild, reasonToBuild } from './reusable-build.ts';

const mayReuse = process.argv.includes('--reuse');
const playwrightArgs = process.argv.slice(2).filter((argument) => argument !== '--reuse');

try {
  const browser = await findChromium();
  process.exitCode = build() || runTests(browser);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function build(): number {
  const reason = mayReuse ? reasonToBuild() : '--reuse was not given';
  if (!reason) {
    console.error('[e2e] reusing the build in dist: its inputs have not changed');
    return 0;
  }
  console.error(`[e2e] building the site: ${reason}`);
  const exitCode = runTool('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']);
  if (exitCode === 0) noteBuild();
  return exitCode;
}

function runTests(browser: string): number {
  const namesTests = playwrightArgs.some((argument) => !argument.startsWith('-'));
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...playwrightArgs];
  const extraEnv = { CHROMIUM_PATH: browser, E2E_SNAPSHOTS: namesTests ? '1' : '' };
  return runTool('playwright', args, extraEnv);
}

function runTool(tool: string, args: string[], extraEnv: NodeJS.ProcessEnv = {}): number {
  // Tests must not use a hosted project from .env.local.
  const localOnly = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', VITE_SITE_URL: '' };
  const options = { stdio: 'inherit', env: { ...process.env, ...localOnly, ...extraEnv } } as const;
  return spawnSync('npx', [tool, ...args], options).status ?? 1;
}
