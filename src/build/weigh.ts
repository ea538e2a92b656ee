import { readFile, writeFile } from 'node:fs/promises';
import {
  complaints,
  moduleSizes,
  scriptBytes,
  staffPath,
  type BuiltPage,
  type ModuleSizes,
} from './budget.ts';
import type { Chunk } from './chunks.ts';

/**
 * Holds a build against its limits. With ACCEPT_SIZES in the environment it writes the sizes down,
 * with which later builds are compared.
 * @param file where the sizes are written down.
 * @returns the heaviest pages, in words.
 * @throws Error when a limit is broken, with what has grown.
 */
export async function weigh(
  pages: readonly BuiltPage[],
  chunks: readonly Chunk[],
  sheet: string,
  file: string,
): Promise<string> {
  if (process.env['ACCEPT_SIZES']) {
    const sizes = Object.entries(moduleSizes(chunks)).filter(([, size]) => size >= 500);
    const sorted = sizes.toSorted(([a], [b]) => (a < b ? -1 : 1));
    await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
  const known = JSON.parse(await readFile(file, 'utf8')) as ModuleSizes;
  const broken = complaints(pages, chunks, sheet, known);
  if (broken.length > 0) {
    const error = new Error(`too heavy (src/build/limits.ts):\n- ${broken.join('\n- ')}`);
    error.stack = error.message;
    throw error;
  }
  const [heaviest] = pages
    .filter(({ path }) => path !== staffPath)
    .map(({ path, scripts }) => ({ path, bytes: scriptBytes(scripts) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return `the heaviest script to start with: ${heaviest?.bytes} bytes gzipped (${heaviest?.path})`;
}
