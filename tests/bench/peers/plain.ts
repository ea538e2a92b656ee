/** Plain HTML: our own pages without any script, which no page with one can be ahead of. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function buildPlain(ours: string, out: string): void {
  rmSync(out, { recursive: true, force: true });
  cpSync(ours, out, { recursive: true, filter: (file) => !file.endsWith('.js') });
  for (const file of htmlFiles(out)) {
    writeFileSync(join(out, file), withoutScripts(readFileSync(join(out, file), 'utf8')));
  }
}

export const htmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );

/** The page as it is but for what runs or fetches what runs; data for search engines stays. */
export function withoutScripts(html: string): string {
  const plain = html
    .replaceAll(/\s*<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/\s*<link(?=[^>]*(modulepreload|as="(script|fetch)"))[^>]*>/g, '');
  if (!plain.includes('<style')) throw new Error('a page has no inlined style sheet');
  return plain;
}
