import type { Plugin } from 'vite';

const routerChunk = /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/;
const made = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const classWithContext =
  /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});\n\1\.contextType = (\w+);$/gm;

/**
 * React Router ships all of its modes in one module, whose statements at the top a bundler must keep:
 * it cannot know that to make a component is all they do. This says so, and every page starts
 * with 4 kB less.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: routerChunk },
      handler(code) {
        return code
          .replaceAll(made, '= /* @__PURE__ */ $1')
          .replaceAll(displayName, '')
          .replaceAll(
            classWithContext,
            'var $1 = /* @__PURE__ */ (() => { const made = $2; made.contextType = $3; return made; })();',
          );
      },
    },
  };
}
