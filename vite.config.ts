import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups, preloadedFiles } from './src/build/chunk-groups.ts';
import { compileEarly } from './src/build/compile-early.ts';
import { builtInFacts, factsFrom, fetchFacts, readFacts } from './src/build/facts.ts';
import { phoneMetadata } from './src/build/phone-metadata.ts';
import { prerender } from './src/build/prerender.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { assertSettings, isEnabled, readSettings, settingsPlugin } from './src/build/settings.ts';
import { LOCAL_PUBLISHABLE_KEY } from './supabase/embedded/settings.ts';
import { projects } from './tests/support/projects.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const productionRouter = (module: string) =>
  pathOf(`node_modules/react-router/dist/production/${module}.mjs`);

/** Lets the bundler leave out what we do not use of React Router, and its warnings: 4.3 kB of every page. */
const droppableRouter: PluginOption = {
  name: 'droppable-router',
  transform: {
    filter: { id: '**/react-router/dist/production/*' },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\w*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^function warn/gm, '/* @__NO_SIDE_EFFECTS__ */ $&'),
  },
};

export default defineConfig(async ({ command, mode, isPreview }) => {
  const settings = readSettings(command, mode);
  // An embedded build does not know where its backend will answer; a variable can name one for the build.
  const backendUrl = settings.backendUrl || process.env['PRERENDER_BACKEND_URL'];
  let builtFacts = factsFrom([]);
  if (command === 'build' && backendUrl) {
    await assertSettings(settings, mode);
    builtFacts = await readFacts(
      () => fetchFacts(backendUrl, settings.key || LOCAL_PUBLISHABLE_KEY),
      isEnabled('ALLOW_NO_POSTINGS', mode) ? console.warn : undefined,
    );
  }
  const { site, contactChannels } = builtFacts.facts;
  const plugins: PluginOption[] = [
    settingsPlugin(settings),
    react(),
    tailwindcss(),
    compileEarly('index'),
    builtInFacts(builtFacts),
    prerender({ backendUrl, company: site }),
    serviceWorker(site.name),
    phoneMetadata(),
    droppableRouter,
  ];
  if (settings.isEmbedded && command === 'serve' && !process.env['VITEST']) {
    const { embeddedBackend } = await import('./supabase/embedded/plugin.ts');
    plugins.push(embeddedBackend());
  }
  if (isPreview) {
    const { staticHost } = await import('./src/build/host/static-host.ts');
    plugins.push(staticHost());
  }
  return {
    plugins,
    define: constantsFor(settings, Boolean(contactChannels.whatsapp ?? contactChannels.hours)),
    appType: isPreview ? ('custom' as const) : ('spa' as const),
    resolve: { alias: aliasesFor(command) },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    // Decision 11: Android 6 ends with Chrome 106.
    build: {
      target: ['chrome106', 'edge106', 'firefox115', 'safari15.4'],
      modulePreload: { polyfill: false, resolveDependencies: preloadedFiles },
    },
    environments: { client: { build: { rolldownOptions } } },
    test: { projects },
  };
});

/** Values that the build inserts for names. */
function constantsFor(settings: ReturnType<typeof readSettings>, hasContactChannels: boolean) {
  const constants = {
    'import.meta.env.VITE_SITE_URL': JSON.stringify(settings.siteUrl || 'http://localhost:4173'),
    'import.meta.env.VITE_ERROR_REPORTS': JSON.stringify(settings.errorReports),
    // A build without contact channels excludes the code that shows them.
    'import.meta.env.HAS_CONTACT_CHANNELS': String(hasContactChannels || 'VITEST' in process.env),
  };
  const urlName = 'import.meta.env.VITE_SUPABASE_URL';
  if (!settings.isEmbedded) return { ...constants, [urlName]: JSON.stringify(settings.backendUrl) };
  if (process.env['VITEST']) return constants;
  return {
    ...constants,
    // The backend answers on the address that serves the site, whichever that is.
    [urlName]: 'String(globalThis.location?.origin)',
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY),
  };
}

function aliasesFor(command: 'build' | 'serve') {
  const sources = [
    { find: '@', replacement: pathOf('src') },
    { find: '@tests', replacement: pathOf('tests') },
  ];
  if (command === 'serve') return sources;
  // The package's exports name its development build, which carries warnings.
  return [
    ...sources,
    { find: /^react-router$/, replacement: productionRouter('index') },
    { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
  ];
}

const rolldownOptions = {
  // Else every page carries how a field is defined in Safari 15.
  transform: { assumptions: { setPublicClassFields: true } },
  output: {
    codeSplitting: { groups: chunkGroups },
    // Pages name dozens of files: short hashes of few signs save each page 350 bytes.
    hashCharacters: 'hex' as const,
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
  },
};
