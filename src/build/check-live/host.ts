import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../host/static-host-rules.ts';
import { SkippedCheck, type Finding } from '../launch/checks.ts';
import { request, rowCountOf, type Backend } from '../launch/request.ts';
import { foreignMarkup, withPolicy } from '../security-policy.ts';

const headersFile = join(import.meta.dirname, '../../../public/_headers');
const missingPath = '/check-live-missing-page';
/** Hosts build every night; one night may be missed. */
const maxAgeMs = 48 * 3_600_000;
const maxListedPaths = 3;

/** Returns the HTML of the home page. @throws SkippedCheck when it is not a page of this site */
export async function readHome(siteUrl: string): Promise<string> {
  const response = await request(`${siteUrl}/`);
  const html = await response.text();
  if (response.ok && html.includes('data-prerendered=')) return html;
  throw new SkippedCheck(`${siteUrl}/ answered ${response.status}: not a page of this site`);
}

/** Compares headers with those that a build would set; the policy names the styles of the home page, `html`. */
export function checkHeaders(siteUrl: string, backend: string, html: string): Promise<Finding[]> {
  const styles = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  const backendUrl = backend === siteUrl ? '' : backend;
  const source = readFileSync(headersFile, 'utf8');
  const rules = parseHeaders(withPolicy(source, { siteUrl, backendUrl, styles }));
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/';
  const findings = ['/', '/admin', '/sw.js', missingPath, script].map(async (path) => {
    const { headers } = await request(siteUrl + path);
    const names = [...headersFor(rules, path)]
      .filter(([name, value]) => !isAsConfigured(name, value, headers.get(name)))
      .map(([name]) => name);
    return names.length > 0 && `${path} lacks ${names.join(', ')} as in dist/_headers`;
  });
  return Promise.all(findings);
}

/** A host may cache files longer than configured, but never pages. */
function isAsConfigured(name: string, wanted: string, actual: string | null): boolean {
  if (actual === null) return false;
  const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (name === 'cache-control') {
    return maxAge(wanted) > 0 ? maxAge(actual) >= maxAge(wanted) : maxAge(actual) === 0;
  }
  if (name === 'strict-transport-security') return maxAge(actual) >= maxAge(wanted);
  return actual === wanted;
}

/** Requests every page of the sitemap, and addresses that hosts often get wrong. */
export async function checkPages(siteUrl: string): Promise<Finding[]> {
  const sitemap = await (await request(`${siteUrl}/sitemap.xml`)).text();
  const listedPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address, siteUrl).pathname,
  );
  const expected: [path: string, status: number, page?: string][] = [
    ...listedPaths.map((path): [string, number, string] => [path, 200, pageAt(path)]),
    ['/admin/contacts', 200, '/admin'],
    [missingPath, 404, '/404'],
    [`/fr${missingPath}`, 404, '/fr/404'],
    [`/assets${missingPath}.js`, 404],
  ];
  const faultOfEach = await Promise.all(
    expected.map(async ([path, ...rest]) => describeFault(await request(siteUrl + path), ...rest)),
  );
  const findings = [...new Set(faultOfEach)]
    .filter((fault) => fault !== undefined)
    .map((fault) => {
      const paths = expected.flatMap(([path], index) => (faultOfEach[index] === fault ? path : []));
      const more =
        paths.length > maxListedPaths ? ` and ${paths.length - maxListedPaths} more` : '';
      return `${paths.slice(0, maxListedPaths).join(', ')}${more}: ${fault}`;
    });
  return [listedPaths.length === 0 && '/sitemap.xml names no page', ...findings];
}

/** The page that a path shows; all open positions show one. */
const pageAt = (path: string) => path.replace(/(?<=\/careers\/).+/, 'posting');

async function describeFault(response: Response, status: number, page?: string) {
  const html = await response.text();
  const publish = 'the host must publish all of dist and follow dist/_redirects';
  if (response.status !== status) return `answered ${response.status}, not ${status}: ${publish}`;
  const shownPage = /data-prerendered="([^"]*)"/.exec(html)?.[1];
  if (page && shownPage !== page) {
    return `shows ${shownPage ?? 'a page of the host'}, not ${page}: ${publish}`;
  }
  const script = shownPage && foreignScript(html);
  return script
    ? `has ${script}: publish this version, and switch off what the host adds`
    : undefined;
}

/** Finds a script that is not ours; addresses of our own begin with one slash. */
function foreignScript(html: string): string | undefined {
  const [, address] = /<script[^>]*\ssrc=["']?(?!\/(?!\/))([^"'\s>]+)/i.exec(html) ?? [];
  return address ? `the script ${address}, which is not of this site` : foreignMarkup(html);
}

export function checkCanonical(siteUrl: string, html: string): Finding[] {
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];
  return [
    !canonical?.startsWith(`${siteUrl}/`) &&
      `the home page names ${canonical ?? 'none'}, not ${siteUrl}: set VITE_SITE_URL where the site is built, and build again`,
  ];
}

/** Pages, list and sitemap show a position after its last day until the site is built again. */
export async function checkBuildAge(siteUrl: string, visitor: Backend): Promise<Finding[]> {
  const { body } = await visitor.rest('job_postings?select=id&closes_on=not.is.null&limit=1');
  if (rowCountOf(body) === 0) return [];
  const robots = await (await request(`${siteUrl}/robots.txt`)).text();
  const builtMs = Date.parse(/^# built (\S+)/m.exec(robots)?.[1] ?? '');
  if (Number.isNaN(builtMs)) throw new SkippedCheck('/robots.txt does not date the build');
  return [
    Date.now() - builtMs > maxAgeMs &&
      `built on ${new Date(builtMs).toISOString().slice(0, 10)}, and positions have closing dates: have the host build every night (run "npm run go-live")`,
  ];
}
