import type { Plugin } from 'vite';

/**
 * Rolldown puts its few helpers into a file of their own, for which every page would have to ask.
 * This moves them into the chunk with which every page starts.
 */
export function foldRuntime(start: string): Plugin {
  return {
    name: 'fold-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before Vite lists which files a chunk needs.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const host = chunks.find(({ name }) => name === start);
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        if (!host || !runtime) return;

        const use = importOf(runtime.fileName);
        const [, inHost] = use.exec(host.code) ?? [];
        const [, body, given] = /^([\s\S]*);export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
        if (!inHost || !body || !given) this.error(`${start} does not look as expected`);

        const helpers = pairs(given).map(([local, name]) => `${name}:${local}`);
        const taken = pairs(inHost).map(([name, local]) => `${name}:${local}`);
        const again = pairs(inHost).map(([name, local]) => `${local} as ${helper(name)}`);
        host.code = host.code
          .replace(use, () => `const{${taken}}=(()=>{${body};return{${helpers}}})();`)
          .concat(`export{${again}};`);
        host.imports = host.imports.filter((file) => file !== runtime.fileName);

        for (const chunk of chunks) {
          const [, names] = use.exec(chunk.code) ?? [];
          if (!names) continue;
          // Its name would stay the same when the other's changes.
          if (!chunk.imports.includes(host.fileName)) {
            this.error(`${chunk.fileName} needs Rolldown's helpers, and nothing of ${start}`);
          }
          const wanted = pairs(names).map(([name, local]) => `${helper(name)} as ${local}`);
          chunk.code = chunk.code.replace(
            use,
            () => `import{${wanted}}from"./${host.fileName.replace(/^.*\//, '')}";`,
          );
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}

const importOf = (fileName: string) =>
  new RegExp(`import\\{([^}]*)\\}from["'\`]\\./${fileName.replace(/^.*\//, '')}["'\`];`);

/** `a as b,c` as [['a', 'b'], ['c', 'c']]. */
const pairs = (list: string) =>
  list.split(',').map((entry): [string, string] => {
    const [from = '', to = from] = entry.trim().split(/\s+as\s+/);
    return [from, to];
  });

const helper = (name: string) => `runtime_${name}`;
