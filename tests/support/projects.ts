import type { TestProjectConfiguration } from 'vitest/config';

/** Of the local backend's own life, and of mail servers, which seldom change: `npm run prove`. */
const life = ['tests/embedded/{process-life,scripts,mail-smtp,mail-chaos}.test.ts'];
const oneByOne = { fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 };

/** The tests that need no browser, by what they need instead. */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}', 'supabase/functions/**/*.test.ts'],
      testTimeout: 60_000,
      // jsdom and what a test imports take longer than most tests: a worker loads them once.
      // Threads would hear one another's BroadcastChannel, on which a sign-out is told.
      pool: 'forks',
      isolate: false,
      maxWorkers: '100%',
      restoreMocks: true,
      unstubGlobals: true,
      setupFiles: ['tests/support/component-setup.ts'],
      // Component tests stand in for the network; this host must not exist.
      env: {
        VITE_SUPABASE_URL: 'http://backend.invalid',
        VITE_SUPABASE_ANON_KEY: 'test-key',
      },
    },
  },
  {
    extends: true,
    test: {
      name: 'db',
      environment: 'node',
      // A file of 5 MB takes a busy machine longer than the default.
      testTimeout: 30_000,
      // Not beside the component tests: PostgreSQL wants a processor, too.
      sequence: { groupOrder: 1 },
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
      exclude: life,
      ...oneByOne,
    },
  },
  {
    extends: true,
    test: { name: 'life', environment: 'node', include: life, ...oneByOne },
  },
];
