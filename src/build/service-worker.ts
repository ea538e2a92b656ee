import type { Plugin, Rolldown } from 'vite';
import { offlinePage } from './offline-page.ts';

type Chunk = Rolldown.OutputChunk;

const virtual = 'virtual:offline';
const form = /\/src\/features\/forms\/(quote|contact|partnership|application)\/[\w-]+-form\.tsx$/;
/** What every form says its outcome with. */
const notice = /\/src\/(components\/ui\/toaster|features\/forms\/submission\/outbox-notice)\.tsx$/;
const page = /\/src\/pages\/[\w-]+-page\.tsx$/;

/** Builds sw.js, after the site, whose files it has to know. */
export function serviceWorker(): Plugin {
  let chunks: Chunk[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    // The build of the worker asks what that of the client wrote.
    sharedDuringBuild: true,
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
    writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return;
      return [
        `export const offlinePage = ${JSON.stringify(offlinePage())};`,
        `export const laterFiles = ${JSON.stringify(laterFiles(chunks))};`,
      ].join('\n');
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

/** By the path of a page's chunk: what it may ask for later, style sheets and all that its form loads. */
export function laterFiles(chunks: readonly Chunk[]): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const named = (pattern: RegExp) =>
    chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ''));
  const formsOf = new Set(named(form).map(({ fileName }) => fileName));
  const notices = named(notice).map(({ fileName }) => fileName);

  return Object.fromEntries(
    named(page).map((chunk) => {
      const forms = chunk.dynamicImports.filter((file) => formsOf.has(file));
      const code = reachable(byFile, forms.length > 0 ? [...forms, ...notices] : []);
      const styles = [...reachable(byFile, [chunk.fileName, ...code])].flatMap((file) => [
        ...(byFile.get(file)?.viteMetadata?.importedCss ?? []),
      ]);
      const files = new Set([...code, ...styles]);
      return [`/${chunk.fileName}`, [...files].map((file) => `/${file}`)];
    }),
  );
}

/** Everything that these files cannot start without. */
function reachable(byFile: ReadonlyMap<string, Chunk>, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = byFile.get(file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}
