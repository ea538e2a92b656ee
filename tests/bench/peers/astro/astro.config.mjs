// Copied into a cache folder below node_modules and built there.
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fileURLToPath } from 'node:url';

export default defineConfig({
  integrations: [react()],
  build: { assets: 'assets', inlineStylesheets: 'always' },
  vite: {
    resolve: { alias: { '@': fileURLToPath(new URL('../../../../src', import.meta.url)) } },
    define: {
      'import.meta.env.VITE_SUPABASE_URL': 'String(globalThis.location?.origin)',
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(process.env.BENCH_KEY),
    },
  },
});
