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
  /** `path` is a regular expression of all paths that get this value. */
  headersForSome: { name: string; value: string; path: string }[];
  exactRules: Rule[];
  patternRules: Rule[];
  notFoundRules: Rule[];
  /** Addresses without a leading slash: `about`. `/about/` and `/about.html` redirect to them. */
  pages: string[];
}

/** Reads a built folder, in whose `_redirects` the 404 rules come last. @throws Error for a rule that some hosts cannot express. */
export function readSiteRules(folder: string): SiteRules {
  const readText = (name: string) => readFileSync(join(folder, name), 'utf8');
  const rules = parseRedirects(readText('_redirects'));
  const isExact = ({ pattern }: RedirectRule) => groupsIn(pattern).length === 0;
  const exactRules = withoutDuplicates(
    rules
      .filter(isExact)
      .map(({ pattern, to, status }) => ({ from: literalPath(pattern), to, status })),
  );
  const withGroups = rules.filter((rule) => !isExact(rule)).map(withNumberedGroups);
  const patternRules = withGroups.filter(({ status }) => status !== 404);
  assertEveryHostKeeps([...exactRules, ...patternRules]);
  return {
    ...readHeaders(readText('_headers')),
    exactRules,
    patternRules,
    notFoundRules: withGroups.filter(({ status }) => status === 404),
    pages: pagesIn(folder),
  };
}

/** Cache-Control of a 404: the file may exist later. */
export const missingCacheControl = 'no-store, no-transform';

/** Cache-Control where `_headers` sets none, as on Netlify and Cloudflare Pages. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Separates what every path gets, `/*`, and joins the paths that get the same value of a header. */
function readHeaders(text: string): Pick<SiteRules, 'headersForAll' | 'headersForSome'> {
  const headersForAll: SiteRules['headersForAll'] = [];
  const headersByLine = new Map<string, { name: string; value: string; paths: string[] }>();
  for (const { pattern, headers } of parseHeaders(text)) {
    const path = withoutGroupNames(pattern);
    for (const [name, value] of headers) {
      if (/["\\${}]/.test(value)) throw new Error(`_headers: some host would change ${value}`);
      const line = `${name}: ${value}`;
      const earlierPaths = headersByLine.get(line)?.paths ?? [];
      if (path === '^/(.*)$') headersForAll.push([name, value]);
      else headersByLine.set(line, { name, value, paths: [...earlierPaths, path.slice(1, -1)] });
    }
  }
  const namesForAll = headersForAll.map(([name]) => name);
  const headersForSome = [...headersByLine.values()].map(({ name, value, paths }) => {
    if (namesForAll.includes(name))
      throw new Error(`_headers: ${name} is set for every path and again for some`);
    const withoutGroups = paths.join('|').replaceAll(/(?<!\\)\(/g, '(?:');
    return { name, value, path: `^(?:${withoutGroups})$` };
  });
  return { headersForAll, headersForSome };
}

function assertEveryHostKeeps(rules: Rule[]): void {
  for (const { from, to } of rules) {
    const fail = (reason: string) => new Error(`_redirects: ${from}: ${reason}`);
    // what a group holds may begin with a slash, and two lead to another host
    if (!/^\/(?![/$])/.test(to)) throw fail('must lead to a path of this site');
    const fromWithoutEscapes = from.replaceAll(/\\./g, '');
    if (/["\\{}\s]/.test(fromWithoutEscapes + to)) throw fail('needs quoting');
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
const withoutDuplicates = (rules: Rule[]): Rule[] =>
  rules.filter(({ from }, index) => rules.findIndex((rule) => rule.from === from) === index);

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html') && !/(^|\/)(index|404|postings\/.*)\.html$/.test(name))
    .map((name) => name.replace(/\.html$/, ''))
    .toSorted();
}
