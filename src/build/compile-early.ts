import type { Plugin } from 'vite';

/** https://v8.dev/blog/explicit-compile-hints. Other engines read it as a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Makes Chromium compile a chunk while it arrives, instead of each function on its first call. */
export function compileEarly(chunkName: string): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // The hint must be the first line, before Vite's own additions.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === chunkName,
        );
        if (chunk?.type !== 'chunk') this.error(`there is no chunk ${chunkName} to compile early`);
        chunk.code = hint + chunk.code;
        const mapFile = bundle[`${chunk.fileName}.map`];
        if (mapFile?.type === 'asset') mapFile.source = shiftedByOneLine(String(mapFile.source));
      },
    },
  };
}

function shiftedByOneLine(sourceMap: string): string {
  const map = JSON.parse(sourceMap) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
