import type { TestProjectConfiguration } from 'vitest/config';

/** What takes long and seldom changes, faults of servers above all: `npm run test:nightly`. */
const nightly = [
  'process-life',
  'developer',
  'scripts',
  'attacks',
  'mail-smtp',
  'check-live',
  'integrators',
].map((name) => `tests/embedded/${name}.test.ts`);
/** Of the database's tests: at night all of them run, on the other version of PostgreSQL. */
const nightlyDb = process.env['NIGHTLY'] ? [] : ['tests/db/hostile-input.test.ts'];
/** Deno is installed on Linux with x64 alone; elsewhere DENO names one of your own. */
const hasDeno = process.env['DENO'] || `${process.platform} ${process.arch}` === 'linux x64';
const needDeno = hasDeno ? [] : ['tests/embedded/mail-*.test.ts'];
/** What a file imports takes longer than most tests: a worker loads it once. */
const shared = { pool: 'forks', isolate: false, maxWorkers: '100%' } as const;
/** Not beside the component tests: PostgreSQL wants a processor, too. */
const later = { maxWorkers: '100%', sequence: { groupOrder: 1 } } as const;
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Pages as a build renders them. */
const asBuilt = ['src/**/*.built.test.tsx'];
/** What runs in a browser. A DOM is made for each file, which takes longer than most tests: not for all. */
const withDom = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
/** The network is stood in for; this host must not exist. */
const env = {
  VITE_SUPABASE_URL: 'http://backend.invalid',
  VITE_SUPABASE_ANON_KEY: 'test-key',
};
const tidy = { restoreMocks: true, unstubGlobals: true, testTimeout: 60_000, env };
const components = {
  ...tidy,
  environment: 'jsdom',
  // Not threads, which would hear one another's BroadcastChannel: on it a sign-out is told.
  pool: 'forks' as const,
  setupFiles: ['tests/support/component-setup.ts'],
};

/** The tests that need no browser, by what they need instead. */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...tidy,
      ...shared,
      name: 'unit',
      environment: 'node',
      include: ['src/**/*.test.ts', 'supabase/functions/**/*.test.ts'],
      exclude: withDom,
    },
  },
  {
    extends: true,
    test: { ...components, ...shared, name: 'dom', include: withDom, exclude: asBuilt },
  },
  // React's renderer of a build leaves its contexts set, which the next file of a worker would find.
  { extends: true, test: { ...components, ...later, name: 'built', include: asBuilt } },
  {
    extends: true,
    test: {
      name: 'db',
      environment: 'node',
      // A file of 5 MB takes a busy machine longer than the default.
      testTimeout: 30_000,
      ...shared,
      ...later,
      include: ['tests/db/**/*.test.ts'],
      exclude: nightlyDb,
      globalSetup: ['tests/db/global-setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'embedded',
      environment: 'node',
      include: ['tests/embedded/**/*.test.ts'],
      exclude: [...nightly, ...needDeno],
      ...later,
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'hosts',
      environment: 'node',
      include: ['tests/hosts/**/*.test.ts'],
      ...later,
      ...patient,
    },
  },
  {
    extends: true,
    test: {
      name: 'nightly',
      environment: 'node',
      include: nightly,
      exclude: needDeno,
      fileParallelism: false,
      ...patient,
    },
  },
];
