import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { loadEnv, type PluginOption } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { compileEarly } from './src/build/compile-early.ts';
import { foldRuntime } from './src/build/fold-runtime.ts';
import { prerender } from './src/build/plugin.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { shakeRouter } from './src/build/shake-router.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const embeddedMode = 'embedded';

const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
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
      fileParallelism: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
];

export default defineConfig(async ({ command, mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const url = env['VITE_SUPABASE_URL']?.trim().replace(/\/+$/, '');
  const key = env['VITE_SUPABASE_ANON_KEY']?.trim();
  const testing = Boolean(process.env['VITEST']);

  const embedded = !url && (command === 'serve' || mode === embeddedMode);

  const siteUrl = env['VITE_SITE_URL']?.trim().replace(/\/+$/, '');
  const plugins: PluginOption[] = [
    backendIsKnown(url, key, embedded),
    react(),
    tailwindcss(),
    shakeRouter(),
    foldRuntime('start'),
    compileEarly('start'),
    // An embedded build does not know where its backend will answer; it can be told where to ask.
    prerender({ backendUrl: url || process.env['PRERENDER_BACKEND_URL'] }),
    serviceWorker(),
  ];
  let define: Record<string, string> = {
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl || 'http://localhost:4173'),
  };
  if (url) {
    define = { ...define, 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url) };
  } else if (!testing) {
    const { embeddedBackend, LOCAL_PUBLISHABLE_KEY } =
      await import('./supabase/embedded/plugin.ts');
    // The backend answers on the address that serves the site, whichever that is.
    define = {
      ...define,
      'import.meta.env.VITE_SUPABASE_URL': 'String(globalThis.location?.origin)',
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY),
    };
    if (command === 'serve') plugins.push(embeddedBackend());
  }
  if (isPreview) {
    const { staticHost } = await import('./src/build/host/static-host.ts');
    plugins.push(staticHost());
  }

  return {
    plugins,
    define,
    appType: isPreview ? ('custom' as const) : ('spa' as const),
    resolve: {
      alias: [
        { find: '@', replacement: folder('src') },
        { find: '@tests', replacement: folder('tests') },
        // The package's own entry is the development build, whoever asks.
        ...(command === 'build'
          ? [
              {
                find: /^react-router$/,
                replacement: folder('node_modules/react-router/dist/production/index.mjs'),
              },
            ]
          : []),
      ],
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page starts with, in one file: it compresses better and asks once.
            groups: [
              {
                name: 'start',
                test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie)\/|\/src\/(main|app\/|lib\/(all-styles|cx|env|first-sign|lazy|use-hydrated)|components\/(seo|layout\/(?!hover-menu|use-hover|site-footer)|ui\/(button|link|toast\.|load-boundary|marks|brand-mark))|content\/(facts\/(paths|site)|en\/(navigation|ui|products\/index|regions\/index)))/,
              },
              {
                // What forms and lists share, each a kilobyte or less: asked for once, not six times.
                name: 'fields',
                test: /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/chevron-down)|\/src\/components\/form\/(field|field-group)\.ts|\/src\/content\/en\/(form-texts|form-parts|services)|\/src\/lib\/reference/,
              },
              {
                name: 'positions',
                test: /\/src\/(content\/en\/positions|features\/jobs\/list-states)/,
              },
              {
                // What most pages are made of: one file for them all, which the first move fetches.
                name: 'sections',
                test: /\/src\/components\/(json-ld|sections\/(closing-band|section|stat-grid|still-|page-intro|feature-grid)|ui\/(arrow|icon\.|mail-link|text-alternative))|\/src\/content\/(en\/closing-band|facts\/countries-present)/,
              },
            ],
          },
        },
      },
    },
    test: { projects },
  };
});

/** Refuses to build a site that does not know where to send what its visitors write. */
function backendIsKnown(url = '', key = '', embedded: boolean): PluginOption {
  return {
    name: 'backend-is-known',
    configResolved({ command, env, logger }) {
      if (Boolean(url) !== Boolean(key)) {
        throw settingsError('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY go together: set both.');
      }
      if (url && !/^https?:\/\/[^/]/.test(url)) {
        throw settingsError(`VITE_SUPABASE_URL must be a web address, not "${url}".`);
      }
      if (key.startsWith('sb_secret_')) {
        throw settingsError('VITE_SUPABASE_ANON_KEY is a secret key: every visitor would get it.');
      }
      if (command !== 'build' || embedded) return;
      if (!url) {
        throw settingsError(
          'A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY.',
        );
      }
      if (!env['VITE_SITE_URL']) {
        logger.warn('VITE_SITE_URL is not set: canonical and share addresses will say localhost.');
      }
    },
  };
}

/** An error about what stands in the environment, where a stack trace helps nobody. */
function settingsError(message: string): Error {
  const error = new Error(`${message} See .env.example.`);
  error.stack = error.message;
  return error;
}
