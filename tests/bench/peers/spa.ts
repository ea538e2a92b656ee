/** The ordinary SPA: the same application, rendered by the browser, all of it in one bundle. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { htmlFiles } from './plain.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const mode = 'embedded';
/** Plugins of ours that an ordinary SPA does without. */
const notOrdinary = ['prerender', 'compile-early'];

/** @param ours our own build: every page of it gets an address here. */
export async function buildSpa(ours: string, outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode }, undefined, root);
  if (!loaded) throw new Error('vite.config.ts is gone');
  const { config } = loaded;
  const plugins = await flat(config.plugins);
  for (const left of notOrdinary) {
    if (!plugins.some(({ name }) => name === left)) throw new Error(`no plugin "${left}"`);
  }
  const others = plugins.filter(({ name }) => !notOrdinary.includes(name));

  await build({
    ...config,
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    plugins: others,
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  for (const file of htmlFiles(ours)) {
    if (file === 'index.html') continue;
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    copyFileSync(join(outDir, 'index.html'), join(outDir, file));
  }
}

async function flat(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option;
  if (!plugin) return [];
  if (!Array.isArray(plugin)) return [plugin];
  return (await Promise.all(plugin.map(flat))).flat();
}
