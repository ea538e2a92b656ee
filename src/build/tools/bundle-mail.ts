import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Bundles the mail function with its packages as package-lock.json has them, so that a host fetches none. */
export const bundleMail = (outDir = `${root}/supabase/functions/mail/bundle`) =>
  build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'node-prefix', // Deno knows Node's own modules by no other name
        enforce: 'pre',
        resolveId: (id) =>
          builtinModules.includes(id) ? { id: `node:${id}`, external: true } : undefined,
      },
    ],
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: 'supabase/functions/mail/index.ts',
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        // Node's globals, which Deno gives to packages alone
        transform: {
          define: { global: 'globalThis' },
          inject: {
            Buffer: ['node:buffer', 'Buffer'],
            process: ['node:process', 'default'],
            setImmediate: ['node:timers', 'setImmediate'],
            clearImmediate: ['node:timers', 'clearImmediate'],
          },
        },
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleMail();
