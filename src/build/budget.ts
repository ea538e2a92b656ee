import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Chunk } from './chunks.ts';
import { limits } from './limits.ts';

export interface BuiltPage {
  path: string;
  html: string;
  /** What it needs before it reacts. */
  scripts: readonly Chunk[];
}

/** How much of a module is in the build, in characters before minification, by its name. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** Has one limit of its own, as a whole, instead of those of public pages. */
export const staffPath = '/admin';

/** Code that no public page may need before it reacts: it is fetched when it is about to be used. */
const forLater =
  /^(@supabase\/supabase-js|@radix-ui\/.*|react-hook-form|zod|sonner|@tanstack\/.*)$/;

/**
 * One sentence for every limit that is broken.
 * @param known sizes of an earlier build, to tell what has grown since.
 */
export function complaints(
  pages: readonly BuiltPage[],
  chunks: readonly Chunk[],
  sheet: string,
  known: ModuleSizes,
): string[] {
  const found: string[] = [];
  const weigh = (what: string, bytes: number, limit: number, parts: readonly Chunk[] = []) => {
    if (bytes <= limit) return;
    found.push(
      `${what}: ${bytes} bytes, ${bytes - limit} too many. ${growth(parts, known)}`.trim(),
    );
  };

  for (const chunk of chunks) {
    const limit = limits.chunks[chunk.name] ?? limits.otherChunk;
    weigh(`${chunk.fileName}, gzipped`, gzipped(chunk), limit, [chunk]);
  }
  weigh('style sheet, gzipped', gzipSync(sheet).length, limits.sheet);
  for (const { path, html, scripts } of pages) {
    if (path === staffPath) continue;
    weigh(`script of ${path}, gzipped`, scriptBytes(scripts), limits.script, scripts);
    weigh(`HTML of ${path}, brotli`, brotli(html), limits.html);
    const early = Object.keys(moduleSizes(scripts)).filter((name) => forLater.test(name));
    if (early.length > 0) found.push(`${path} starts with what comes later: ${early.join(', ')}`);
  }

  const home = pages.find(({ path }) => path === '/');
  const staff = pages.find(({ path }) => path === staffPath);
  if (staff) {
    const own = staff.scripts.filter((chunk) => !home?.scripts.includes(chunk));
    const messages = chunks.filter(({ name }) => name === 'toaster');
    const parts = [...new Set([...own, ...messages])];
    weigh('script of the staff area, gzipped', scriptBytes(parts), limits.staff, parts);
  }
  if (home) {
    const files = [home.html, ...home.scripts.map(({ code }) => code)];
    const bytes = files.reduce((sum, file) => sum + brotli(file), 0);
    weigh('home before scrolling, brotli', bytes, limits.home.bytes, home.scripts);
    if (files.length > limits.home.requests) {
      const names = home.scripts.map(({ fileName }) => fileName).join(', ');
      found.push(
        `home before scrolling: more than ${limits.home.requests} requests: HTML, ${names}`,
      );
    }
  }
  return found;
}

/** What these chunks are made of: packages as a whole, our own modules one by one. */
export function moduleSizes(chunks: readonly Chunk[]): ModuleSizes {
  const sizes: Record<string, number> = {};
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const name = nameOf(id);
    sizes[name] = (sizes[name] ?? 0) + renderedLength;
  }
  return sizes;
}

/** Gzipped bytes of these files together. */
export const scriptBytes = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, chunk) => sum + gzipped(chunk), 0);

const cache = new WeakMap<Chunk, number>();

function gzipped(chunk: Chunk): number {
  const bytes = cache.get(chunk) ?? gzipSync(chunk.code).length;
  cache.set(chunk, bytes);
  return bytes;
}

const brotli = (text: string) => brotliCompressSync(text).length;

/** The modules that have grown most, or where none has, the largest. */
function growth(chunks: readonly Chunk[], known: ModuleSizes): string {
  const sizes = Object.entries(moduleSizes(chunks));
  const grown = sizes
    .map(([name, size]) => ({ name, by: size - (known[name] ?? 0), isNew: !(name in known) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 3);
  if (grown.length > 0) {
    return `Grown: ${grown.map(({ name, by, isNew }) => `${name} ${isNew ? 'new, ' : '+'}${by}`).join('; ')}`;
  }
  const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 3);
  return largest.length > 0 ? `Largest: ${largest.map((entry) => entry.join(' ')).join('; ')}` : '';
}

function nameOf(id: string): string {
  const path = id.replace(/[?#].*$/, '');
  const [, name] =
    /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? /.*?\/(src\/.*)$/.exec(path) ?? [];
  return name ?? path.replaceAll('\0', '');
}
