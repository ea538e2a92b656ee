import { gzipSync } from 'node:zlib';

/** What of a built chunk the budget looks at; a subset of Rolldown's OutputChunk. */
export interface Chunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** The module that the chunk was made for, if any. */
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  /** Files that this chunk cannot start without. */
  imports: readonly string[];
}

/** Most JavaScript a public page may need before it reacts, gzipped, in bytes. */
export const initialLimit = 100_000;

/** Code that no public page may need before it reacts: it is fetched when it is about to be used. */
const later =
  /node_modules\/(@supabase\/supabase-js|@radix-ui|react-hook-form|@hookform|zod|sonner|@tanstack)\//;

export interface PageWeight {
  page: string;
  /** Gzipped bytes of the entry, the page and everything that they import statically. */
  bytes: number;
}

/**
 * Weighs every public page's initial JavaScript.
 * @throws Error that names the page and the heaviest modules when a limit is broken.
 */
export function weighPages(chunks: readonly Chunk[]): PageWeight[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(chunks.map((chunk) => [chunk.fileName, gzipSync(chunk.code).length]));
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const heaviest = (folder: string) =>
    made(chunks, new RegExp(`/src/content/${folder}/(?!index)[\\w-]+\\.ts$`)).toSorted(
      (a, b) => (sizes.get(b.fileName) ?? 0) - (sizes.get(a.fileName) ?? 0),
    )[0];

  return made(chunks, /\/src\/pages\/(?!admin)[\w-]+-page\.tsx$/).map((chunk) => {
    const page = chunk.facadeModuleId?.replace(/^.*\/src\/pages\//, '') ?? '';
    // These two pages fetch one content file of many beside their code.
    const content =
      page === 'product-page.tsx'
        ? heaviest('products')
        : page === 'region-page.tsx'
          ? heaviest('regions')
          : undefined;
    const needed = closure(byFile, [...entries, chunk, ...(content ? [content] : [])]);
    const bytes = needed.reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0);
    const early = needed.flatMap(({ moduleIds }) => moduleIds.filter((id) => later.test(id)));
    if (early.length > 0) {
      throw new Error(`${page} needs before it reacts what should come later: ${early.join(', ')}`);
    }
    if (bytes > initialLimit) {
      const heavy = needed
        .map(({ fileName }) => `${fileName} ${sizes.get(fileName)}`)
        .toSorted()
        .join(', ');
      throw new Error(`${page} starts with ${bytes} bytes of ${initialLimit}: ${heavy}`);
    }
    return { page, bytes };
  });
}

function made(chunks: readonly Chunk[], path: RegExp): Chunk[] {
  return chunks.filter(({ facadeModuleId }) => facadeModuleId && path.test(facadeModuleId));
}

function closure(byFile: ReadonlyMap<string, Chunk>, roots: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) visit(imported);
    }
  };
  roots.forEach(visit);
  return [...found];
}
