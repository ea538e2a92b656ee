// The responses that every host must give, from the site's addresses, the rules of its build and its files.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersFor, parseHeaders } from '../../src/build/host/static-host-rules.ts';
import { inLocale, locales } from '../../src/content/facts/languages.ts';
import { aliasPaths, pagePaths } from '../../src/content/facts/paths.ts';

export interface Expectation {
  path: string;
  status: number;
  /** The file to send, relative to the site's folder. */
  file?: string;
  /** The redirect target. */
  location?: string;
}

/** The addresses of all pages of visitors, in every language. */
export const addresses = locales.flatMap((locale) =>
  [...pagePaths, ...aliasPaths].map((path) => inLocale(locale, path)),
);
export const pages = [...addresses, '/admin'].filter((path) => path !== '/');

/** Groups the expectations by subject. */
export function contractOf(folder: string): Record<string, Expectation[]> {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => /^\/[^*]*$/.test(line))
    .map((line) => line.trim().split(/\s+/) as [from: string, to: string, status: string]);
  const found = (path: string, file: string): Expectation => ({ path, status: 200, file });
  const moved = (path: string, location: string): Expectation => ({ path, status: 301, location });
  const missing = (path: string, file: string): Expectation => ({ path, status: 404, file });
  const query = '?from=mail&q=A%20B';
  const movedWithQuery = (path: string, location: string) => moved(path + query, location + query);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`);

  return {
    'every page': [
      found('/', 'index.html'),
      found('/?from=mail', 'index.html'),
      ...pages.map((path) => found(path, `${path.slice(1)}.html`)),
      found('/%61bout', 'about.html'),
    ],
    'the staff area at every address below it': ['/admin/', '/admin/contacts/42', '/admin/a/b'].map(
      (path) => found(path, 'admin.html'),
    ),
    'open positions': rules
      .filter(([, , status]) => status === '200')
      .map(([from, to]) => found(from, `${to.slice(1)}.html`)),
    'misspelled and moved addresses': [
      ...rules.filter(([, , status]) => status === '301').map(([from, to]) => moved(from, to)),
      movedWithQuery('/Get-Quote', '/get-quote'),
      ...misspelled.map(([from, to]) => moved(from, to)),
      moved('/fr/admin/contacts/7', '/admin/contacts/7'),
      movedWithQuery('/fr/admin/contacts', '/admin/contacts'),
    ],
    'one address per page': [
      ...addresses.filter((path) => path !== '/').map((path) => moved(`${path}/`, path)),
      ...pages.map((path) => moved(`${path}.html`, path)),
      moved('/index.html', '/'),
      moved('/about//', '/about'),
      movedWithQuery('/products/ott/', '/products/ott'),
      movedWithQuery('/about.html', '/about'),
    ],
    'missing addresses': [
      ...absent.map((path) => missing(path, '404.html')),
      ...absentInFrench.map((path) => missing(path, 'fr/404.html')),
    ],
    'files of every kind': oneOfEachKind(files).map((path) => found(path, path.slice(1))),
  };
}

const misspelled = [
  ['/Careers', '/careers'],
  ['/GET-QUOTE', '/get-quote'],
  ['/get-quote.', '/get-quote'],
  ['/products/ott)', '/products/ott'],
  ['/Products/Ott', '/products/ott'],
  ['/Admin', '/admin'],
  ['/FR/GET-QUOTE', '/fr/get-quote'],
  ['/fr/get-quote,', '/fr/get-quote'],
  ['/fr/admin', '/admin'],
] as const;
const absent = [
  '/nowhere',
  '/assets/none.js',
  '/assets',
  '/careers/no-such-posting',
  '/about/index.html',
  '/Products/OTT',
  '/_headers',
  '/_redirects',
  '//about',
  '//evil.example/about',
  '/about//x',
];
const absentInFrench = ['/fr/nowhere', '/fr/careers/no-such-posting', '/fr/About/us', '/fr//about'];

/** Returns one file per folder and extension. */
function oneOfEachKind(files: string[]): string[] {
  const published = files.filter((path) => !/^\/_|\.html$/.test(path));
  const kinds = published.map((path) => [path.split('/', 2)[1] + extname(path), path] as const);
  return [...new Map(kinds).values()];
}

/** Returns the headers that the rules set for a path, with names in lower case. */
export function headersOf(folder: string): (path: string) => Map<string, string> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  return (path) => headersFor(rules, path.replace(/\?.*/, ''));
}

/** Paths that made some host redirect to another site or split its response. */
export const hostileAddresses = [
  '//evil.example',
  '//evil.example/',
  '//about/',
  '///',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example/',
  '/\\evil.example/',
  '/fr/admin//evil.example',
  '/fr/admin/%2F%2Fevil.example',
  '/fr/admin/x%0d%0aSet-Cookie:%20a=b',
  '/about%0d%0aSet-Cookie:%20a=b/',
  '/about.html/',
  '/about/index.html/',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/%E0%A4%A',
  '/%00',
];
