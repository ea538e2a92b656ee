import type { Plugin } from 'vite';
import { offlinePage } from './offline-page.ts';

const virtual = 'virtual:offline';

export function serviceWorker(): Plugin {
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
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return;
      return `export const offlinePage = ${JSON.stringify(offlinePage())};`;
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
