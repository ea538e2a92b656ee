import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface Content {
  type: string;
  /** A weak tag: the same for every encoding. */
  etag: string;
  isCompressible: boolean;
  /** Takes the header Accept-Encoding; without an encoding the body is the file itself. */
  encode(acceptEncoding: string | undefined): { body: Buffer; encoding?: 'br' | 'gzip' };
}

/** A new kind of file needs its type here and in tests/hosts/hosts.test.ts, which fails without it. */
export const typeByExtension: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const isCompressibleType = (type: string) => /^text|xml/.test(type);

export const compressibleTypes = Object.values(typeByExtension)
  .filter(isCompressibleType)
  .map((type) => type.replace(/;.*/, ''));

/** Returns a function that reads a file as a host sends it, and again only once the file has changed. */
export function createContentCache(): (file: string) => Content {
  const cache = new Map<string, { version: string; content: Content }>();
  return (file) => {
    const { mtimeMs, size: bytes } = statSync(file);
    const version = `${mtimeMs} ${bytes}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.content;
    const content = readContent(file);
    cache.set(file, { version, content });
    return content;
  };
}

function readContent(file: string): Content {
  const plain = readFileSync(file);
  const type = typeByExtension[extname(file)] ?? 'application/octet-stream';
  const isCompressible = isCompressibleType(type);
  let brotliBody: Buffer | undefined;
  let gzipBody: Buffer | undefined;
  return {
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    isCompressible,
    encode(acceptEncoding = '') {
      // `q=0` refuses an encoding.
      const accepts = (name: string) =>
        new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(acceptEncoding);
      if (isCompressible && accepts('br'))
        return { body: (brotliBody ??= brotliCompressSync(plain)), encoding: 'br' };
      if (isCompressible && accepts('gzip'))
        return { body: (gzipBody ??= gzipSync(plain)), encoding: 'gzip' };
      return { body: plain };
    },
  };
}
