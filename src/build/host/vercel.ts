import { defaultCacheControl, missingCacheControl, type SiteRules } from './site-rules.ts';

export interface VercelRoute {
  src: string;
  caseSensitive: true;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: true;
  check?: true;
}

export interface VercelConfig {
  version: 3;
  routes: (VercelRoute | { handle: 'filesystem' })[];
  overrides: Record<string, { path: string }>;
}

/** `.vercel/output/config.json` of Vercel's Build Output API, version 3. */
export function vercelConfig({ always, some, ...site }: SiteRules): VercelConfig {
  const exact = site.exact.map((rule) => ({ ...rule, from: `^${escaped(rule.from)}$` }));
  const rules = [...exact, ...site.patterns];
  const answersIn = (status: number) => rules.filter((rule) => rule.status === status);
  const absent = (from: string, dest: string) =>
    route(from, { dest, status: 404, headers: { 'Cache-Control': missingCacheControl } });
  const isClosed = (page: string) =>
    !answersIn(200).some(({ from }) => new RegExp(from).test(`/${page}/`));
  const missing = [...site.missing, { from: '^/.*$', to: '/404' }];
  const files = [...site.pages, ...[...missing, ...answersIn(200)].map(({ to }) => to.slice(1))];
  const headers = { ...Object.fromEntries(always), 'Cache-Control': defaultCacheControl };
  return {
    version: 3,
    routes: [
      route('^/.*$', { headers, continue: true }),
      ...combinations(some).map(headerRoute),
      ...answersIn(301).map(({ from, to }) => redirect(from, to)),
      redirect(`^/(${site.pages.join('|')})\\.html$`, '/$1'),
      redirect(`^/(${site.pages.filter(isClosed).join('|')})/+$`, '/$1'),
      redirect('^/index\\.html$', '/'),
      absent('^/_(?:headers|redirects)$', '/404'),
      { handle: 'filesystem' },
      ...answersIn(200).map(({ from, to }) => route(from, { dest: to, check: true })),
      ...missing.map(({ from, to }) => absent(from, to)),
    ],
    overrides: Object.fromEntries(files.map((path) => [`${path}.html`, { path }])),
  };
}

// Vercel ignores case by default: /Careers would redirect to itself.
const route = (src: string, rest: Omit<VercelRoute, 'src' | 'caseSensitive'>): VercelRoute => ({
  src,
  caseSensitive: true,
  ...rest,
});

const redirect = (src: string, to: string) =>
  route(src, { headers: { Location: to }, status: 301 });

const escaped = (path: string) => path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Merges the values of matching rules, as in Vercel the last rule would win. */
function headerRoute(rules: SiteRules['some']): VercelRoute {
  const src = `^${rules.map(({ path }) => `(?=${path.slice(1)})`).join('')}.*$`;
  const name = rules[0]?.name ?? '';
  return route(src, {
    headers: { [name]: rules.map(({ value }) => value).join(', ') },
    continue: true,
  });
}

/** All combinations of rules for the same header, small ones first. */
function combinations(rules: SiteRules['some']): SiteRules['some'][] {
  const all = rules.reduce<SiteRules['some'][]>(
    (found, rule) => [
      ...found,
      [rule],
      ...found.filter(([first]) => first?.name === rule.name).map((others) => [...others, rule]),
    ],
    [],
  );
  return all.toSorted((a, b) => a.length - b.length);
}
