import type { Rolldown, ViteBuilder } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Built = Awaited<ReturnType<ViteBuilder['build']>>;

const families = { '/products/': 'product', '/regions/': 'region', '/careers/': 'job' };

export function chunksOf(built: Built): Chunk[] {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

/**
 * Addresses of the files that a page consists of beside the entry: its component, its texts, and what
 * these import. @throws Error without a page.
 */
export function pageFiles(chunks: readonly Chunk[], path: string): string[] {
  const family = Object.entries(families).find(([start]) => path.startsWith(start))?.[1];
  const page = family ?? (path === '/' ? 'home' : path === '/404' ? 'not-found' : path.slice(1));
  const madeOf = (file: string) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${file}`)));
  const own = madeOf(`pages/${page}-page.tsx`);
  if (own.length === 0) throw new Error(`${path} is not shown by pages/${page}-page.tsx`);

  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk) || chunk.isEntry) return;
    found.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
  };
  const texts = [`content/en/${page}.ts`, `content/en/${page}-page.ts`, `content/en${path}.ts`];
  [...own, ...texts.flatMap(madeOf)].forEach(visit);
  return [...found].map(({ fileName }) => `/${fileName}`);
}
