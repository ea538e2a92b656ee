// A small site with the rules of the real one, written without a build.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHostFiles } from '../../src/build/host/nginx.ts';
import { postingFile, withPostings } from '../../src/build/postings.ts';
import { withPolicy } from '../../src/build/security-policy.ts';
import { withSpellings } from '../../src/build/spellings.ts';
import { inLocale, locales } from '../../src/content/facts/languages.ts';
import { pages } from './contract.ts';

const postingId = '5eed0000-0000-4000-8000-000000000001';
const siteUrl = 'https://www.example.com';

/** Returns the site's folder; the host configuration is next to it. */
export function makeSite(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'deccan-reach-hosts-')), 'dist');
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const readPublic = (name: string) => readFileSync(join('public', name), 'utf8');
  const hiddenPages = locales.flatMap((locale) =>
    ['/404', postingFile(postingId)].map((path) => inLocale(locale, path)),
  );
  for (const path of ['/index', ...pages, ...hiddenPages]) {
    write(`${path}.html`, `<!doctype html><title>${path}</title>${'<p>text</p>'.repeat(100)}`);
  }
  for (const name of ['assets/index-1a2b.js', 'assets/map-3c4d.css', 'sw.js', 'sitemap.xml']) {
    write(name, `/* ${name} */${' '.repeat(1000)}`);
  }
  for (const name of ['robots.txt', 'favicon.svg', 'share/fr/home.png', 'assets/font-5e6f.woff2']) {
    write(name, name);
  }
  write('_redirects', withPostings(withSpellings(readPublic('_redirects'), pages), [postingId]));
  write('_headers', withPolicy(readPublic('_headers'), { siteUrl, styles: 'a{}' }));
  writeHostFiles(folder);
  return folder;
}
