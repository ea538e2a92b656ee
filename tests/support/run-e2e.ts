// As a script: builds the site for the embedded backend and runs the end-to-end tests against it, in
// whichever Chromium this machine has. Arguments go to Playwright: `npm run test:e2e -- quote`. With
// `--reuse` the build of the last run is kept while nothing that goes into it has changed.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { noteBuild, reasonToBuild } from './reusable-build.ts';

// A hosted project in .env.local is no place for tests.
const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' };

const [reuse, chosen] = [
  process.argv.includes('--reuse'),
  process.argv.slice(2).filter((argument) => argument !== '--reuse'),
];

function run(command: string, args: string[], extra: NodeJS.ProcessEnv = {}): number {
  const options = { stdio: 'inherit', env: { ...env, ...extra } } as const;
  return spawnSync('npx', [command, ...args], options).status ?? 1;
}

function build(): number {
  const reason = reuse ? reasonToBuild() : 'every run does, but with --reuse';
  if (!reason) {
    console.error('[e2e] reusing the build in dist: nothing that goes into it has changed');
    return 0;
  }
  console.error(`[e2e] building the site: ${reason}`);
  const began = Date.now();
  const status =
    run('vite', ['build', '--mode', 'embedded', '--logLevel', 'warn']) ||
    run('tsx', ['tests/prove/secrets.ts', 'dist']);
  if (status === 0) noteBuild(began);
  return status;
}

try {
  const browser = await findChromium();
  process.exitCode =
    build() ||
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
