import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../host/static-host-rules.ts';
import { withPolicy } from '../security-policy.ts';
import { SkippedCheck, type Check } from '../launch/checks.ts';
import { ask, askEach, countOf, type Backend } from './request.ts';

const source = join(import.meta.dirname, '../../../public/_headers');
const missing = '/check-live-missing-page';
const maxAgeMs = 48 * 3_600_000;

/** Checks that the host serves the build according to its rules. */
export function hostChecks(url: string, backendUrl: string): Check[] {
  return [
    { name: 'Headers', ask: () => headerProblems(url, backendUrl) },
    { name: 'Pages and 404', ask: () => statusProblems(url) },
    {
      name: 'Canonical address',
      ask: async () => {
        const html = await readHome(url);
        const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
        if (canonical.startsWith(`${url}/`)) return [];
        return [
          `the home page says ${canonical || 'none'}, not ${url}: set VITE_SITE_URL where the site is built, and build again`,
        ];
      },
    },
  ];
}

/** @throws SkippedCheck when the page is not from this site. */
async function readHome(url: string): Promise<string> {
  const answer = await ask(`${url}/`);
  const html = await answer.text();
  if (answer.ok && html.includes('data-prerendered=')) return html;
  throw new SkippedCheck(`${url}/ answered ${answer.status}: not a page of this site`);
}

/** Compares with the build's headers for this page, whose styles the policy names. */
async function headerProblems(url: string, backendUrl: string): Promise<string[]> {
  const html = await readHome(url);
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const rules = parseHeaders(
    withPolicy(readFileSync(source, 'utf8'), {
      siteUrl: url,
      backendUrl: backendUrl === url ? '' : backendUrl,
      styles,
    }),
  );
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/';
  const problems = await askEach(['/', missing, script], async (path) => {
    const { headers } = await ask(url + path);
    const names = [...headersFor(rules, path)]
      .filter(([name, value]) => !isAsMeant(name, value, headers.get(name)))
      .map(([name]) => name);
    return names.length > 0 ? `${path} lacks ${names.join(', ')} as in dist/_headers` : '';
  });
  return problems.filter(Boolean);
}

/** A host may cache files longer than configured, but never pages. */
function isAsMeant(name: string, wanted: string, got: string | null): boolean {
  if (got === null) return false;
  const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (name === 'cache-control') {
    return maxAge(wanted) > 0 ? maxAge(got) >= maxAge(wanted) : maxAge(got) === 0;
  }
  if (name === 'strict-transport-security') return maxAge(got) >= maxAge(wanted);
  return got === wanted;
}

async function statusProblems(url: string): Promise<string[]> {
  const expected: [path: string, status: number, page?: string][] = [
    ['/about', 200, '/about'],
    ['/fr/about', 200, '/fr/about'],
    ['/admin/contacts', 200, '/admin'],
    [missing, 404, '/404'],
    [`/fr${missing}`, 404, '/fr/404'],
    [`/assets${missing}.js`, 404],
  ];
  const problems = await askEach(expected, async ([path, status, page]) => {
    const answer = await ask(url + path);
    const shown = /data-prerendered="([^"]*)"/.exec(await answer.text())?.[1];
    if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}`;
    if (page && shown !== page)
      return `${path} shows ${shown ?? 'a page of the host'}, not ${page}`;
    return '';
  });
  return problems.filter(Boolean).map((text) => `${text}: the host must follow dist/_redirects`);
}

/** Pages, list and sitemap show a position after its last day until the site is built again. */
export function buildAgeCheck(site: string, visitor: Backend): Check {
  return {
    name: 'Age of the build',
    ask: async () => {
      const { body } = await visitor.rest('job_postings?select=id&closes_on=not.is.null&limit=1');
      if (countOf(body) === 0) return [];
      const robots = await (await ask(`${site}/robots.txt`)).text();
      const built = Date.parse(/^# built (\S+)/m.exec(robots)?.[1] ?? '');
      if (Number.isNaN(built)) {
        throw new SkippedCheck('/robots.txt does not say when the site was built');
      }
      if (Date.now() - built <= maxAgeMs) return [];
      return [
        `built on ${new Date(built).toISOString().slice(0, 10)}, and positions have closing dates: have the host build every night (docs/going-live.md, step 10)`,
      ];
    },
  };
}
