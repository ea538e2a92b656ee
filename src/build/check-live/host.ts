import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../host/static-host-rules.ts';
import { withPolicy } from '../security-policy.ts';
import { SkippedCheck } from '../launch/checks.ts';
import { ask, countOf, type Backend } from './request.ts';

const source = join(import.meta.dirname, '../../../public/_headers');
const missing = '/check-live-missing-page';
const maxAgeMs = 48 * 3_600_000;

/** @throws SkippedCheck when the page is not from this site. */
export async function readHome(url: string): Promise<string> {
  const answer = await ask(`${url}/`);
  const html = await answer.text();
  if (answer.ok && html.includes('data-prerendered=')) return html;
  throw new SkippedCheck(`${url}/ answered ${answer.status}: not a page of this site`);
}

/** Compares with the build's headers for this page, whose styles the policy names. */
export function headerProblems(siteUrl: string, backend: string, html: string) {
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const backendUrl = backend === siteUrl ? '' : backend;
  const rules = parseHeaders(
    withPolicy(readFileSync(source, 'utf8'), { siteUrl, backendUrl, styles }),
  );
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/';
  const problems = ['/', missing, script].map(async (path) => {
    const { headers } = await ask(siteUrl + path);
    const names = [...headersFor(rules, path)]
      .filter(([name, value]) => !isAsMeant(name, value, headers.get(name)))
      .map(([name]) => name);
    return names.length > 0 && `${path} lacks ${names.join(', ')} as in dist/_headers`;
  });
  return Promise.all(problems);
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

export function statusProblems(url: string) {
  const expected: [path: string, status: number, page?: string][] = [
    ['/about', 200, '/about'],
    ['/fr/about', 200, '/fr/about'],
    ['/admin/contacts', 200, '/admin'],
    [missing, 404, '/404'],
    [`/fr${missing}`, 404, '/fr/404'],
    [`/assets${missing}.js`, 404],
  ];
  const problems = expected.map(async ([path, wanted, page]) => {
    const answer = await ask(url + path);
    const shown = /data-prerendered="([^"]*)"/.exec(await answer.text())?.[1];
    const isRight = answer.status === wanted;
    if (isRight && (!page || shown === page)) return false;
    const found = isRight
      ? `shows ${shown ?? 'a page of the host'}, not ${page}`
      : `answers ${answer.status}, not ${wanted}`;
    return `${path} ${found}: the host must follow dist/_redirects`;
  });
  return Promise.all(problems);
}

export function canonicalProblems(url: string, html: string) {
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  return [
    !canonical?.startsWith(`${url}/`) &&
      `the home page says ${canonical ?? 'none'}, not ${url}: set VITE_SITE_URL where the site is built, and build again`,
  ];
}

/** Pages, list and sitemap show a position after its last day until the site is built again. */
export async function ageProblems(site: string, visitor: Backend) {
  const { body } = await visitor.rest('job_postings?select=id&closes_on=not.is.null&limit=1');
  if (countOf(body) === 0) return [];
  const robots = await (await ask(`${site}/robots.txt`)).text();
  const built = Date.parse(/^# built (\S+)/m.exec(robots)?.[1] ?? '');
  if (Number.isNaN(built)) {
    throw new SkippedCheck('/robots.txt does not say when the site was built');
  }
  return [
    Date.now() - built > maxAgeMs &&
      `built on ${new Date(built).toISOString().slice(0, 10)}, and positions have closing dates: have the host build every night (run "npm run go-live")`,
  ];
}
