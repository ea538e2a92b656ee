import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../host/static-host-rules.ts';
import { SkippedCheck, type Finding } from '../launch/checks.ts';
import { request, rowCountOf, type Backend } from '../launch/request.ts';
import { foreignMarkup, withPolicy } from '../security-policy.ts';

const headersFile = join(import.meta.dirname, '../../../public/_headers');
const missingPath = '/check-live-missing-page';
/** Hosts build every night; one night may be missed. */
const maxBuildAgeMs = 48 * 3_600_000;
const maxListedPaths = 3;

/** Returns the HTML of the home page. @throws SkippedCheck when it is not a page of this site */
export async function readHome(siteUrl: string): Promise<string> {
  const response = await request(`${siteUrl}/`);
  const html = await response.text();
  if (response.ok && html.includes('data-prerendered=')) return html;
  throw new SkippedCheck(`${siteUrl}/ answered ${response.status}: not a page of this site`);
}

/** Compares headers with those that a build would set; the policy names the styles of the home page. */
export async function checkHeaders(siteUrl: string, backendUrl: string, homeHtml: string) {
  const styles = /<style>([^]*?)<\/style>/.exec(homeHtml)?.[1] ?? '';
  const foreignBackend = backendUrl === siteUrl ? '' : backendUrl;
  const source = readFileSync(headersFile, 'utf8');
  const rules = parseHeaders(withPolicy(source, { siteUrl, backendUrl: foreignBackend, styles }));
  const scriptPath = /\/assets\/[\w.-]+\.js/.exec(homeHtml)?.[0] ?? '/';
  const findings = ['/', '/admin', '/sw.js', missingPath, scriptPath].map(async (path) => {
    const { headers } = await request(siteUrl + path);
    const wrongNames = [...headersFor(rules, path)]
      .filter(([name, value]) => !isAsConfigured(name, value, headers.get(name)))
      .map(([name]) => name);
    return wrongNames.length > 0 && `${path} lacks ${wrongNames.join(', ')} as in dist/_headers`;
  });
  return Promise.all(findings);
}

/** A host may cache files, and bind browsers to https, longer than configured; it may never cache pages. */
function isAsConfigured(name: string, wanted: string, actual: string | null): boolean {
  if (actual === null) return false;
  const maxAgeSeconds = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (name === 'cache-control' && maxAgeSeconds(wanted) === 0) return maxAgeSeconds(actual) === 0;
  if (!['cache-control', 'strict-transport-security'].includes(name)) return actual === wanted;
  return maxAgeSeconds(actual) >= maxAgeSeconds(wanted);
}

/** Requests every page of the sitemap, and addresses that hosts often get wrong. */
export async function checkPages(siteUrl: string): Promise<Finding[]> {
  const sitemap = await (await request(`${siteUrl}/sitemap.xml`)).text();
  const listedPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address, siteUrl).pathname,
  );
  const expectedAnswers: ExpectedAnswer[] = [
    ...listedPaths.map((path) => ({ path, status: 200, page: pageAt(path) })),
    { path: '/admin/contacts', status: 200, page: '/admin' },
    { path: missingPath, status: 404, page: '/404' },
    { path: `/fr${missingPath}`, status: 404, page: '/fr/404' },
    { path: `/assets${missingPath}.js`, status: 404 },
  ];
  const faults = await Promise.all(expectedAnswers.map((expected) => findFault(siteUrl, expected)));
  const findings = [...new Set(faults)].map((fault) => {
    const faulty = expectedAnswers.filter((_, index) => faults[index] === fault);
    const listed = faulty.slice(0, maxListedPaths).map(({ path }) => path);
    const omittedCount = faulty.length - listed.length;
    return (
      fault && `${listed.join(', ')}${omittedCount ? ` and ${omittedCount} more` : ''}: ${fault}`
    );
  });
  return [listedPaths.length === 0 && '/sitemap.xml names no page', ...findings];
}

interface ExpectedAnswer {
  path: string;
  status: number;
  page?: string; // what `data-prerendered` says
}

/** The page that a path shows; all open positions show one. */
const pageAt = (path: string) => path.replace(/(?<=\/careers\/).+/, 'posting');

/** Requests an address and says what is wrong with the answer and how to mend it. */
async function findFault(siteUrl: string, { path, status, page }: ExpectedAnswer) {
  const response = await request(siteUrl + path);
  const html = await response.text();
  const publish = 'the host must publish all of dist and follow dist/_redirects';
  if (response.status !== status) return `answered ${response.status}, not ${status}: ${publish}`;
  const shownPage = /data-prerendered="([^"]*)"/.exec(html)?.[1];
  if (page && shownPage !== page) {
    return `shows ${shownPage ?? 'a page of the host'}, not ${page}: ${publish}`;
  }
  const script = shownPage ? foreignScript(html) : undefined;
  return script && `has ${script}: publish this version, and switch off what the host adds`;
}

/** Finds a script that is not ours; addresses of our own begin with one slash. */
function foreignScript(html: string): string | undefined {
  const [, address] = /<script[^>]*\ssrc=["']?(?!\/(?!\/))([^"'\s>]+)/i.exec(html) ?? [];
  return address ? `the script ${address}, which is not of this site` : foreignMarkup(html);
}

export function checkCanonical(siteUrl: string, homeHtml: string): Finding[] {
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(homeHtml)?.[1];
  return [
    !canonical?.startsWith(`${siteUrl}/`) &&
      `the home page names ${canonical ?? 'none'}, not ${siteUrl}: set VITE_SITE_URL where the site is built, and build again`,
  ];
}

/** The built pages, list and sitemap show a position after its closing day, until the site is built again. */
export async function checkBuildAge(siteUrl: string, visitor: Backend): Promise<Finding[]> {
  const { body } = await visitor.rest('job_postings?select=id&closes_on=not.is.null&limit=1');
  if (rowCountOf(body) === 0) return [];
  const robots = await (await request(`${siteUrl}/robots.txt`)).text();
  // `robots` in site-files.ts writes it
  const builtMs = Date.parse(/^# built (\S+)/m.exec(robots)?.[1] ?? '');
  if (Number.isNaN(builtMs)) throw new SkippedCheck('/robots.txt does not date the build');
  return [
    Date.now() - builtMs > maxBuildAgeMs &&
      `built on ${new Date(builtMs).toISOString().slice(0, 10)}, and positions have closing dates: have the host build every night (run "npm run go-live")`,
  ];
}
