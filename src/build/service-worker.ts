import type { Plugin } from 'vite';
import { locales } from '../content/facts/languages.ts';
import { escapeMarkup } from '../lib/escape-markup.ts';
import { offlinePage } from './offline-page.ts';

const moduleId = 'virtual:offline';

/** Builds `sw.js` after all else, with the offline page of each language in it (src/worker/virtual-offline.d.ts). */
export function serviceWorker(companyName: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    config: () => ({
      environments: {
        worker: {
          consumer: 'client',
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/worker/service-worker.ts',
              output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
            },
          },
        },
      },
    }),
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const companyMarkup = escapeMarkup(companyName);
      const pages = locales.map((locale) => [locale, offlinePage(locale, companyMarkup)]);
      return `export const offlinePages = ${JSON.stringify(Object.fromEntries(pages))};`;
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { worker } = builder.environments;
        if (worker) await builder.build(worker);
      },
    },
  };
}
