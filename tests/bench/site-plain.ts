/** Plain HTML: the built pages without any script, which no page with one can be ahead of. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes in `out` what is built in `folder`, without its scripts. */
export function buildPlain(folder: string, out: string): void {
  cpSync(folder, out, { recursive: true, filter: (file) => !file.endsWith('.js') });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(out, name);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
}

/** Data for search engines stays. */
function withoutScripts(html: string): string {
  const plain = html
    .replaceAll(/\s*<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/\s*<link(?=[^>]*(modulepreload|as="(script|fetch)"))[^>]*>/g, '');
  if (!plain.includes('<style')) throw new Error('a page has no inlined style sheet');
  return plain;
}
