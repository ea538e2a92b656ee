import { availableParallelism } from 'node:os';
import type { TestProjectConfiguration } from 'vitest/config';

/** Slow tests of code that rarely changes: `npm run test:nightly`. */
const nightlyUnit = [
  'src/build/left-out.test.ts',
  'supabase/functions/mail/received/costly-mails.test.ts',
];
const nightlyEmbedded = [
  'process-life',
  'developer',
  'scripts',
  'backup',
  'upgrade',
  'services',
  'mail-function',
  'mail-received',
  'mail-smtp',
  'check-live',
  'go-live',
  'go-live-refusals',
  'site-facts',
].map((name) => `tests/embedded/${name}.test.ts`);
/** Deno is installed only on Linux x64; elsewhere DENO names one. */
const hasDeno = process.env['DENO'] || `${process.platform} ${process.arch}` === 'linux x64';
const testsWithoutDeno = hasDeno ? [] : ['tests/embedded/mail-*.test.ts'];
/** Imports take longer than most tests, so a worker loads them once. A component test waits for a third of its time. */
const workers = { pool: 'forks', isolate: false, maxWorkers: availableParallelism() + 1 } as const;
/** Runs after the component tests: PostgreSQL needs a processor. */
const afterComponents = { maxWorkers: '100%', sequence: { groupOrder: 1 } } as const;
const longTimeoutMs = 240_000; // a busy machine must not make a test fail
const longTimeouts = { testTimeout: longTimeoutMs, hookTimeout: longTimeoutMs };

/** Tests with a DOM, which takes longer to create than most tests run. */
const withDom = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
const env = {
  VITE_SUPABASE_URL: 'http://backend.invalid',
  VITE_SUPABASE_ANON_KEY: 'test-key',
};
const withMocks = { restoreMocks: true, unstubGlobals: true, testTimeout: longTimeoutMs, env };
const components = {
  ...withMocks,
  environment: 'jsdom',
  // Not threads: they would receive each other's BroadcastChannel messages, which carry sign-outs.
  pool: 'forks' as const,
  setupFiles: ['tests/support/component-setup.ts'],
};

export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...withMocks,
      ...workers,
      name: 'unit',
      environment: 'node',
      include: ['src/**/*.test.ts', 'supabase/functions/**/*.test.ts', 'tests/mails/*.test.ts'],
      exclude: [...withDom, ...nightlyUnit],
    },
  },
  {
    extends: true,
    test: { ...components, ...workers, name: 'dom', include: withDom },
  },
  {
    extends: true,
    test: {
      name: 'db',
      environment: 'node',
      // On a busy machine, a file of 5 MB takes longer than the default.
      testTimeout: 120_000,
      ...workers,
      ...afterComponents,
      include: ['tests/db/**/*.test.ts'],
      globalSetup: ['tests/db/global-setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'embedded',
      environment: 'node',
      include: ['tests/embedded/**/*.test.ts'],
      exclude: nightlyEmbedded,
      ...afterComponents,
      ...longTimeouts,
    },
  },
  {
    extends: true,
    test: {
      name: 'hosts',
      environment: 'node',
      include: ['tests/hosts/**/*.test.ts'],
      ...afterComponents,
      ...longTimeouts,
    },
  },
  {
    extends: true,
    test: {
      name: 'nightly',
      environment: 'node',
      include: [...nightlyUnit, ...nightlyEmbedded],
      env,
      exclude: testsWithoutDeno,
      fileParallelism: false,
      ...longTimeouts,
    },
  },
];
