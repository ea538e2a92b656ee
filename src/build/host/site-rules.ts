import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHeaders, parseRedirects, type RedirectRule } from './static-host-rules.ts';

export interface Rule {
  /** A path, or a regular expression without named groups, which `to` uses as $1, $2, … */
  from: string;
  to: string;
  status: number;
}

export interface SiteRules {
  headersForAll: [name: string, value: string][];
  headersForSome: { name: string; value: string; path: string }[];
  exactRules: Rule[];
  patternRules: Rule[];
  notFoundRules: Rule[];
  /** Addresses without a leading slash: `about`. `/about/` and `/about.html` redirect to them. */
  pages: string[];
}

/** Reads a built folder. @throws Error for a rule that some hosts cannot express. */
export function readSiteRules(folder: string): SiteRules {
  const readText = (name: string) => readFileSync(join(folder, name), 'utf8');
  const headers = readHeaders(readText('_headers'));
  const rules = parseRedirects(readText('_redirects'));
  const isExact = ({ pattern }: RedirectRule) => groupsIn(pattern).length === 0;
  const exact = withoutDuplicates(
    rules.filter(isExact).map((rule) => ({ ...rule, from: literalPath(rule.pattern) })),
  );
  const patterns = rules.filter((rule) => !isExact(rule)).map(withNumberedGroups);
  const firstNotFound = patterns.findIndex(({ status }) => status === 404);
  const end = firstNotFound < 0 ? patterns.length : firstNotFound;
  assertEveryHostKeeps([...exact, ...patterns.slice(0, end)]);
  return {
    ...headers,
    exactRules: exact.map(({ from, to, status }) => ({ from, to, status })),
    patternRules: patterns.slice(0, end),
    notFoundRules: patterns.slice(end).filter(({ status }) => status === 404),
    pages: pagesIn(folder),
  };
}

/** Cache-Control of a 404: the file may exist later. */
export const missingCacheControl = 'no-store, no-transform';

/** Cache-Control where `_headers` sets none, as on Netlify and Cloudflare Pages. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

function readHeaders(text: string): Pick<SiteRules, 'headersForAll' | 'headersForSome'> {
  const always: SiteRules['headersForAll'] = [];
  const some = new Map<string, { name: string; value: string; paths: string[] }>();
  for (const { pattern, headers } of parseHeaders(text)) {
    const path = withoutGroupNames(pattern);
    for (const [name, value] of headers) {
      if (/["\\${}]/.test(value)) throw new Error(`_headers: some host would change ${value}`);
      const key = `${name}: ${value}`;
      const earlierPaths = some.get(key)?.paths ?? [];
      if (path === '^/(.*)$') always.push([name, value]);
      else some.set(key, { name, value, paths: [...earlierPaths, path.slice(1, -1)] });
    }
  }
  const conflict = [...some.values()].find(({ name }) => always.some(([other]) => other === name));
  if (conflict)
    throw new Error(`_headers: ${conflict.name} is set for every path and again for some`);
  return {
    headersForAll: always,
    headersForSome: [...some.values()].map(({ paths, ...rest }) => ({
      ...rest,
      path: `^(?:${paths.join('|').replaceAll(/(?<!\\)\(/g, '(?:')})$`,
    })),
  };
}

function assertEveryHostKeeps(rules: Rule[]): void {
  for (const { from, to } of rules) {
    const fail = (reason: string) => new Error(`_redirects: ${from}: ${reason}`);
    if (!/^\/(?![/$])/.test(to) && to !== '/') throw fail('must lead to a path of this site');
    if (/["\\{}\s]/.test(from.replaceAll(/\\./g, '') + to)) throw fail('needs quoting');
  }
}

const groupsIn = (path: RegExp): string[] =>
  [...path.source.matchAll(/\(\?<(\w+)>/g)].map(([, name = '']) => name);

const withoutGroupNames = (path: RegExp): string =>
  path.source.replaceAll('\\/', '/').replaceAll(/\(\?<\w+>/g, '(');

const literalPath = (path: RegExp): string => path.source.slice(1, -1).replaceAll(/\\(.)/g, '$1');

function withNumberedGroups({ pattern, to, status }: RedirectRule): Rule {
  const groups = groupsIn(pattern);
  return {
    from: withoutGroupNames(pattern),
    to: to.replaceAll(/:(\w+)/g, (_, name: string) => `$${groups.indexOf(name) + 1}`),
    status,
  };
}

/** The first rule for a path wins. */
function withoutDuplicates<T extends { from: string }>(rules: T[]): T[] {
  return [...new Map(rules.toReversed().map((rule) => [rule.from, rule])).values()].toReversed();
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html') && !/(^|\/)(index|404|postings\/.*)\.html$/.test(name))
    .map((name) => name.replace(/\.html$/, ''))
    .toSorted();
}
