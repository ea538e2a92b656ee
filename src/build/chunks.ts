import type { ViteBuilder } from 'vite';

/** What of a built chunk the build looks at; a subset of Rolldown's OutputChunk. */
export interface Chunk {
  fileName: string;
  name: string;
  code: string;
  isEntry: boolean;
  /** The module that the chunk was made for, if any. */
  facadeModuleId: string | null;
  /** By module, how much of it is in the chunk, in characters before minification. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
  /** Files that this chunk cannot start without. */
  imports: readonly string[];
  /** Files that it asks for later. */
  dynamicImports: readonly string[];
}

type Built = Awaited<ReturnType<ViteBuilder['build']>>;

const filesOf = (built: Built) => {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output);
};

export const chunksOf = (built: Built): Chunk[] =>
  filesOf(built).filter((file) => file.type === 'chunk');

/** The one style sheet of the build. */
export function sheetOf(built: Built): { address: string; text: string } {
  const sheets = filesOf(built).filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheets.length !== 1 || sheet?.type !== 'asset') {
    throw new Error(`the build has ${sheets.length} style sheets, not one`);
  }
  const { fileName, source } = sheet;
  const text = typeof source === 'string' ? source : Buffer.from(source).toString();
  return { address: `/${fileName}`, text };
}

/** Pages of many addresses, by how these begin. */
const families = { '/products/': 'product', '/regions/': 'region', '/careers/': 'job' };

/**
 * What the page at a path needs before it reacts: the entry, the page, its content where that is a
 * file of its own, and all that these import.
 */
export function startOf(chunks: readonly Chunk[], path?: string): Chunk[] {
  return reachable(chunks, [
    ...chunks.filter(({ isEntry, name }) => isEntry || name === 'start'),
    ...(path ? ownChunks(chunks, path) : []),
  ]);
}

/** Of the home page, what waits for its visitor's first sign. */
const onSign = /\/src\/pages\/home-sections\.tsx$/;

/** What the page fetches of its own accord as soon as it reacts: its form, its list. */
export function partsOf(chunks: readonly Chunk[], path: string): Chunk[] {
  const asked = ownChunks(chunks, path).flatMap(({ dynamicImports }) => dynamicImports);
  const roots = chunks.filter(
    ({ fileName, facadeModuleId }) =>
      asked.includes(fileName) && !onSign.test(facadeModuleId ?? ''),
  );
  const start = startOf(chunks, path);
  return reachable(chunks, roots).filter((chunk) => !start.includes(chunk));
}

/** Those that were made for the page, and its content where that is a file of its own. */
function ownChunks(chunks: readonly Chunk[], path: string): Chunk[] {
  const family = Object.entries(families).find(([start]) => path.startsWith(start))?.[1];
  const page = family ?? (path === '/' ? 'home' : path === '/404' ? 'not-found' : path.slice(1));
  const made = (file: string) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`));
  const pageChunks = made(`pages/${page}-page.tsx`);
  if (pageChunks.length === 0) throw new Error(`${path} is not made by pages/${page}-page.tsx`);

  return [...pageChunks, ...made(`content/en${path}.ts`)];
}

/** These, and all that they cannot start without. */
function reachable(chunks: readonly Chunk[], roots: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
  };
  roots.forEach(visit);
  return [...found];
}
